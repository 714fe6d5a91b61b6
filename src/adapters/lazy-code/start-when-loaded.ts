/**
 * Begins with a value whose code is still loading; the returned function ends it, also before it has begun. The code of
 * the first page itself (the bridge, the other tabs) writes this out: there it costs 123 B of home's budget.
 * @param missing called when the code does not load, unless it was ended before
 */
export const startWhenLoaded = <A>(
  load: Promise<A>,
  begin: (loaded: A) => () => void,
  missing: () => void = () => undefined,
): (() => void) => {
  const state: { ended: boolean; end?: () => void } = { ended: false };
  load.then(
    (loaded) => {
      if (!state.ended) state.end = begin(loaded);
    },
    () => {
      if (!state.ended) missing();
    },
  );
  return () => {
    state.ended = true;
    state.end?.();
  };
};
