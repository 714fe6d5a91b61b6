/** Each lost turn was won by another writer: so many in a row are a defect. */
const mostTurns = 20;

/**
 * Reads, decides and writes, until there is no other write in between: after one, it reads and decides again.
 * @param turn one reading, deciding and writing; null when its read state was stale
 */
export const untilWritten = async <A>(turn: () => Promise<A | null>): Promise<A> => {
  for (let at = 0; at < mostTurns; at += 1) {
    const done = await turn();
    if (done !== null) return done;
  }
  throw new Error('A publication was changed by others at each turn.');
};
