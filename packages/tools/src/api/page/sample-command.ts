import { shellQuote } from '@toolbench/kit/shell-quote.ts';

/** A request that shows what the tool does: with a sub-path, a query and a body. */
export function sampleCommand(url: string): string {
  const words = [shellQuote(`${url}/orders?id=1`), '-H', shellQuote('Content-Type: application/json')];
  return ['curl', ...words, '--data-raw', shellQuote('{"hello":"world"}')].join(' ');
}
