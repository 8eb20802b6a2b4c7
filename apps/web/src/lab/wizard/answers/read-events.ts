export interface ServerEvent {
  readonly event: string;
  /** Read as JSON. */
  readonly data: unknown;
}

/** One block between blank lines; null where it holds no data, as comments that keep a connection open do. */
function readBlock(block: string): ServerEvent | null {
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split(/\r?\n/)) {
    const [, field, value] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
    if (field === 'event') event = value;
    if (field === 'data') data.push(value);
  }
  return data.length === 0 ? null : { event, data: JSON.parse(data.join('\n')) };
}

/**
 * The events of a text/event-stream as they arrive (WHATWG HTML, 9.2; lines end with LF or CRLF), with their data read as
 * JSON. A block that the end of the stream cuts off is dropped, as the standard asks.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let held = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (held + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/);
      // The last is not known to be whole.
      held = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = readBlock(block);
        if (event !== null) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
