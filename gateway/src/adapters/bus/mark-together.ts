/**
 * Marks one event after the other: those that arrive while a statement runs go into the next one. Two statements at once
 * would change neighbouring rows, and one of them would have to run again.
 * @returns a function that resolves when its event is marked, and rejects where that statement failed
 */
export const markTogether = (
  mark: (ids: readonly number[]) => Promise<void>,
): ((id: number) => Promise<void>) => {
  let waiting: number[] = [];
  let next: Promise<void> | null = null;
  let running: Promise<void> = Promise.resolve();

  const run = async (before: Promise<void>): Promise<void> => {
    await before.catch(() => undefined);
    const ids = waiting;
    waiting = [];
    next = null;
    await mark(ids);
  };
  return (id) => {
    waiting.push(id);
    next ??= running = run(running);
    return next;
  };
};
