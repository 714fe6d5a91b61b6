/**
 * Turns in the order in which they are asked for, one each time around the event loop: however many calls come at once,
 * what else there is to do (a probe of the health, a socket, an answer of the database) is done between two of them.
 */
export const turns = (): (() => Promise<void>) => {
  const waiting: (() => void)[] = [];
  const give = (): void => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(give);
  };
  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length === 1) setImmediate(give);
    });
};
