/** `npm test` shows every fourth page in each state; `npm run tests:wide` shows all. */
const step = 4;

/** Every fourth case, with the first. */
export const sampleOf = <A>(cases: readonly A[]): readonly A[] =>
  cases.filter((_, index) => index % step === 0);
