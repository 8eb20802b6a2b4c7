/**
 * How far the app is on its way to an address: requesting gives `deploying`, an answer
 * `deployed` or `failed`; a preview that is found missing leads back to `idle`.
 */
type DeployStatus = 'idle' | 'deploying' | 'deployed' | 'failed';

/** What the page knows of the session's preview. */
interface PreviewState {
  readonly status: DeployStatus;
  readonly id: string | null;
  /** Empty until there is one. */
  readonly url: string;
  /** Grows with every reason to load the frame again. */
  readonly reloads: number;
  /** The version that runs; null before the first. */
  readonly version: number | null;
  /** Why the last try failed, as the server says. */
  readonly error: string | null;
  /** The address was put into the browser's storage by hand. */
  readonly isManual: boolean;
}

export const noPreview: PreviewState = {
  status: 'idle',
  id: null,
  url: '',
  reloads: 0,
  version: null,
  error: null,
  isManual: false,
};

export type PreviewEvent =
  | { readonly type: 'requested' }
  | { readonly type: 'started'; readonly id: string; readonly url: string; readonly version: number | null }
  | { readonly type: 'refused'; readonly error: string }
  /** A status check found nothing, or the session lists none. */
  | { readonly type: 'missing' }
  | { readonly type: 'listed'; readonly id: string; readonly url: string; readonly version: number }
  | { readonly type: 'refreshed' }
  | { readonly type: 'addressed'; readonly url: string };

/** The state after an event. */
export function nextPreview(state: PreviewState, event: PreviewEvent): PreviewState {
  switch (event.type) {
    case 'requested':
      return { ...state, status: 'deploying', error: null, isManual: false };
    case 'started':
      return { ...state, status: 'deployed', id: event.id, url: event.url, version: event.version, error: null };
    case 'refused':
      return { ...state, status: 'failed', error: event.error };
    case 'missing':
      return { ...noPreview, reloads: state.reloads };
    case 'listed':
      return { ...state, status: 'deployed', id: event.id, url: event.url, version: event.version };
    case 'refreshed':
      return { ...state, reloads: state.reloads + 1 };
    case 'addressed':
      return { ...state, url: event.url, isManual: true };
  }
}

/** Whether the session's list has to be asked for an address: every two seconds, until one appears. */
export function awaitsAddress({ status, url }: PreviewState): boolean {
  return status === 'deploying' || (status === 'deployed' && url === '');
}
