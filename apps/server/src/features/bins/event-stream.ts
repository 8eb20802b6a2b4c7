import { binEvents } from '@toolbench/contracts/bin-events.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { eventText } from '../../plugins/events.ts';
import { capturedRequest } from './captured-request.ts';
import type { BinNews } from './watch.ts';

function frame(news: BinNews): string {
  if (news.kind === 'quiet') return ':\n\n';
  if (news.kind === 'gone') return eventText(binEvents.gone, {});
  const { request } = news;
  return `id: ${request.number}\n${eventText(binEvents.request, capturedRequest(request))}`;
}

/** News as a text/event-stream (HTML standard, 9.2). */
export async function* eventStream(news: AsyncIterable<BinNews>): AsyncGenerator<string> {
  yield `retry: ${limits.bins.pollEveryMs}\n\n`;
  for await (const item of news) yield frame(item);
}
