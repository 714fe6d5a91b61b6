/** Each turn that is lost was won by somebody else: so many in a row are a defect. */
const mostTurns = 20;

/**
 * Reads, decides and writes, until nobody else wrote in between: what changed meanwhile is read and decided about anew.
 * @param turn one reading, deciding and writing; null when what it decided by stood no more
 */
export const untilWritten = async <A>(turn: () => Promise<A | null>): Promise<A> => {
  for (let at = 0; at < mostTurns; at += 1) {
    const done = await turn();
    if (done !== null) return done;
  }
  throw new Error('A publication was changed by others at each turn.');
};
