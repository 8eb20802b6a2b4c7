import type { CreatedBin } from '@toolbench/contracts/bins.ts';
import { shellQuote } from '@toolbench/kit/shell-quote.ts';

/**
 * The line of the command line that sends what a bin caught to a target: no browser stands between, so nothing has to be
 * allowed there.
 * @param last how many of the newest requests go along with those that come
 * @param product origin and base path of the product, which a bin with a host of its own does not tell
 */
export function forwardCommand(
  { url }: Pick<CreatedBin, 'url'>,
  target: string,
  last: number,
  product: string,
): string {
  const server = new URL(url).origin === new URL(product).origin ? [] : ['--server', shellQuote(product)];
  return ['toolbench', 'forward', shellQuote(url), shellQuote(target), '--last', `${last}`, ...server].join(' ');
}
