import { binEvents } from '@toolbench/contracts/bin-events.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import type { Share } from '../../../shared/byte-budget.ts';
import { eventText } from '../../../plugins/events.ts';
import { capturedRequest } from '../capture/captured-request.ts';
import type { BinNews } from './watch.ts';

function frame(news: BinNews): string {
  if (news.kind === 'gone') return eventText(binEvents.gone, {});
  const { request } = news;
  return `id: ${request.number}\n${eventText(binEvents.request, capturedRequest(request))}`;
}

/**
 * News as a text/event-stream (HTML standard, 9.2). It ends where there is no room for what is being sent: pages then
 * ask again, from where they are.
 */
export async function* eventStream(
  news: AsyncIterable<BinNews>,
  room: Pick<Share, 'grow' | 'shrink'>,
): AsyncGenerator<string> {
  yield `retry: ${limits.bins.pollEveryMs}\n\n`;
  for await (const item of news) {
    const text = frame(item);
    if (room.grow(text.length) !== 'given') return;
    yield text;
    room.shrink(text.length);
  }
}
