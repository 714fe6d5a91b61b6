/** Asks once and answers the same from then on; what failed is asked again. */
export const once = <A>(ask: () => Promise<A>): (() => Promise<A>) => {
  const kept: { asking?: Promise<A> | undefined } = {};
  return async () => {
    kept.asking ??= ask();
    try {
      return await kept.asking;
    } catch (failed) {
      kept.asking = undefined;
      throw failed;
    }
  };
};
