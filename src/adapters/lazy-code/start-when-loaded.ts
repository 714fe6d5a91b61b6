/**
 * Begins with something whose code is still loaded; the answer ends it, also before it has begun. What the first page
 * itself carries (the bridge, the other tabs) writes it out: there this costs 123 B of home's budget.
 * @param missing told when the code does not come, unless it was ended before
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
