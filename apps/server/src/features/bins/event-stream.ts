import { binEvents } from '@toolbench/contracts/bin-events.ts';
import { limits } from '@toolbench/contracts/limits.ts';
import { capturedRequest } from './captured-request.ts';
import type { BinNews } from './watch.ts';

function frame(news: BinNews): string {
  if (news.kind === 'quiet') return ':\n\n';
  if (news.kind === 'gone') return `event: ${binEvents.gone}\ndata: {}\n\n`;
  const { request } = news;
  // JSON has no line ends of its own, so it is one line of data.
  return `id: ${request.number}\nevent: ${binEvents.request}\ndata: ${JSON.stringify(capturedRequest(request))}\n\n`;
}

/** News as a text/event-stream (HTML standard, 9.2). */
export async function* eventStream(news: AsyncIterable<BinNews>): AsyncGenerator<string> {
  yield `retry: ${limits.bins.pollEveryMs}\n\n`;
  for await (const item of news) yield frame(item);
}
