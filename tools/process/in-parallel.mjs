/**
 * Runs jobs a few at a time, in order of their list; answers come in the same order.
 * @template T, R
 * @param {readonly T[]} items
 * @param {number} atOnce
 * @param {(item: T) => Promise<R>} run
 * @returns {Promise<R[]>}
 */
export async function inParallel(items, atOnce, run) {
  /** @type {R[]} */
  const results = [];
  let next = 0;
  const work = async () => {
    while (next < items.length) {
      const place = next++;
      const item = items[place];
      if (item !== undefined) results[place] = await run(item);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, atOnce) }, work));
  return results;
}
