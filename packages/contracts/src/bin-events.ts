/**
 * The events of GET /bins/{bin_id}/events (text/event-stream). `request` carries a CapturedRequest as JSON, its `id` is
 * the event's id; first come all that are kept and newer than Last-Event-ID, or than `after` in the query, then the new
 * ones, oldest first. `gone` is the last event of a bin that was deleted or has expired; the address answers 404 then.
 */
export const binEvents = { request: 'request', gone: 'gone' } as const;
