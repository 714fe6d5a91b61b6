import { setTimeout as sleep } from 'node:timers/promises';

/** What a promise settles to, or an error that says what did not come within so many milliseconds. */
export const within = async <A>(ms: number, what: string, coming: Promise<A>): Promise<A> => {
  const over = new AbortController();
  const late = sleep(ms, undefined, { signal: over.signal }).then(
    () => {
      throw new Error(`${what}: not within ${ms / 1_000} s`);
    },
    () => coming,
  );
  try {
    return await Promise.race([coming, late]);
  } finally {
    over.abort();
  }
};

/** Asks again and again until the answer is true; a page that is just being left answers with an error, which counts as no. */
export const until = async (what: string, ask: () => Promise<unknown>, ms = 30_000): Promise<void> => {
  const end = performance.now() + ms;
  const state = { said: '' };
  while (performance.now() < end) {
    const answer = await within(ms, what, ask()).catch((error: unknown) => {
      state.said = error instanceof Error ? `: ${error.message}` : '';
    });
    if (answer === true) return;
    await sleep(50);
  }
  throw new Error(`${what}: not within ${ms / 1_000} s${state.said}`);
};
