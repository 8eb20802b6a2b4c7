import type { IncomingMessage } from 'node:http';
import type { RequestFigures } from '../request-figures.ts';
import type { Language } from '../../../plugins/request-language.ts';
import type { BuiltPages } from '../ports.ts';

/**
 * Where a site is reached. `name`: a host name of its own on the shared port. `port`: a port of its own, for when the
 * product is reached at an address that has no names below it; there a key opens it, since a port is no secret.
 */
export type SiteAddress =
  | { readonly kind: 'name'; readonly hostname: string; readonly origin: string }
  | {
      readonly kind: 'port';
      readonly hostname: string;
      readonly origin: string;
      /** Absent: open to whoever reaches the port. */
      readonly key?: string | undefined;
    };

/** What answers at the moment; a new version is another one, and what is under way on the old one is let finish. */
export interface Serving {
  readonly pages?: BuiltPages | undefined;
  /** The socket of the app's server, which is started first if it sleeps; undefined where it cannot be had. */
  readonly socket?: (() => Promise<string | undefined>) | undefined;
  /** A request begins; the function that it gives ends it. A stream, which others do not wait for, says that it is one. */
  readonly enter: (isStream?: boolean) => () => void;
}

/** A preview or a deployment, as the proxy sees it. */
export interface Site {
  readonly id: string;
  readonly address: SiteAddress;
  /** Origins of the product: they may show it in a frame and hear what goes wrong in it. */
  readonly productOrigin: () => string;
  /** Of the product's page that shows it; absent where strangers look at it, whose browsers say theirs. */
  readonly language?: (() => Language) | undefined;
  /** Waits while one version takes over from another. */
  readonly serving: () => Serving | Promise<Serving>;
  /** Whether this server has ended it, or is about to: what it cannot answer then is for whoever goes on with it. */
  readonly hasLeft: () => boolean;
  readonly figures: RequestFigures;
  readonly log: (text: string) => void;
  /** The app keeps its data in the browser, because no server of it runs here. */
  readonly keepsDataInBrowser: () => boolean;
}

/** What pushes for as long as somebody listens. Who listens connects again, so nobody waits for its end. */
export const isStream = ({ headers }: IncomingMessage): boolean =>
  headers.accept?.includes('text/event-stream') === true;

/** Counts what is under way, so that an old version can be stopped when nothing is but streams. */
export function createDoor() {
  let [underWay, streams] = [0, 0];
  const waiting: (() => void)[] = [];
  const isEmpty = () => underWay === streams;
  return {
    enter: (isOfStream = false) => {
      underWay += 1;
      if (isOfStream) streams += 1;
      let isInside = true;
      return () => {
        if (!isInside) return;
        isInside = false;
        underWay -= 1;
        if (isOfStream) streams -= 1;
        if (isEmpty()) for (const done of waiting.splice(0)) done();
      };
    },
    underWay: () => underWay,
    /** Fulfilled when nothing is under way. */
    empty: () => (isEmpty() ? Promise.resolve() : new Promise<void>((resolve) => waiting.push(resolve))),
    /** Fulfilled when nothing is under way, at the latest after this time. */
    emptyWithin: (ms: number): Promise<void> =>
      isEmpty()
        ? Promise.resolve()
        : new Promise<void>((resolve) => {
            waiting.push(resolve);
            setTimeout(resolve, ms).unref();
          }),
  };
}

export type Door = ReturnType<typeof createDoor>;
