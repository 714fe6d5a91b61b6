/** Resolves after everything that was already waiting for a promise has run. No time passes. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};
