/** Ask their user where something is not saved, all the same question. */
const guards = new Set<() => boolean>();

/** The page that is guarded, and its place in the history of the tab as the router counts. */
let guarded = { pathname: '', place: 0 };
let isComingBack = false;

const placeInHistory = () => Number((history.state as { idx?: unknown } | null)?.idx ?? 0);

/** Adds a guard of the page that is open; gives what takes it away again. */
export function guardLeaving(guard: () => boolean): () => void {
  guarded = { pathname: location.pathname, place: placeInHistory() };
  guards.add(guard);
  return () => guards.delete(guard);
}

/** Whether the page may be left for another one of the product. */
export function mayLeave(): boolean {
  const [guard] = guards;
  return guard?.() ?? true;
}

/**
 * The tab has moved in its history already when this is told: where its user stays, it goes back where it was, and the
 * router hears of neither, since this listener is there before its own.
 */
addEventListener('popstate', (event) => {
  const hasComeBack = isComingBack;
  isComingBack = false;
  if (!hasComeBack && (location.pathname === guarded.pathname || mayLeave())) return;
  event.stopImmediatePropagation();
  if (hasComeBack) return;
  isComingBack = true;
  history.go(guarded.place - placeInHistory());
});
