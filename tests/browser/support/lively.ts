/** For `test.use` where it matters that things move: the suite's pages stand still, for a person who asked for that. */
export const lively = { contextOptions: { reducedMotion: 'no-preference' } } as const;
