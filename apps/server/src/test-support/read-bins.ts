import type { ListedRequest } from '../features/bins/request-store.ts';
import type { Bins } from '../features/bins/service.ts';

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** The first page of what is in a bin, newest first. */
export async function listed(bins: Pick<Bins, 'list'>, id: string): Promise<ListedRequest[]> {
  const page = await bins.list(id);
  return page === undefined ? [] : collect(page.requests);
}

/** The whole body of a request; nothing where it was refused. */
export async function storedBody(bins: Pick<Bins, 'body'>, id: string, number: number): Promise<Buffer | undefined> {
  const body = await bins.body(id, number);
  return body && Buffer.concat(await collect(body.parts));
}
