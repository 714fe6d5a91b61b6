/** Numbers that come out the same each time for the same beginning: a seed is the same on every machine. */
export interface Dice {
  /** From 0 up to, without, 1. */
  readonly share: () => number;
  /** A whole number between two, both of them among it. */
  readonly whole: (least: number, most: number) => number;
  /** Between two, small ones as often as large ones. */
  readonly scaled: (least: number, most: number) => number;
  /** Whether something of so many per cent happens. */
  readonly happens: (percent: number) => boolean;
  readonly one: <A>(of: readonly A[]) => A;
  /** So many different items, in the order of the list. */
  readonly some: <A>(of: readonly A[], count: number) => readonly A[];
  /** One by its weight. */
  readonly weighed: <A>(of: readonly (readonly [A, number])[]) => A;
}

/** Where dice begin for what was added later, so that what was rolled before stays as it was. */
export const othersAfter = 10_000;

/** mulberry32: small, and spread well enough for a seed. */
export const dice = (beginning: number): Dice => {
  let state = beginning >>> 0;
  const share = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (least: number, most: number): number => least + Math.floor(share() * (most - least + 1));
  const one = <A>(of: readonly A[]): A => {
    const taken = of[whole(0, of.length - 1)];
    if (taken === undefined) throw new Error('One of nothing was asked for.');
    return taken;
  };
  return {
    share,
    whole,
    scaled: (least, most) => Math.exp(Math.log(least) + share() * (Math.log(most) - Math.log(least))),
    happens: (percent) => share() * 100 < percent,
    one,
    some: (of, count) => {
      const left = of.map((_, place) => place);
      const taken = Array.from({ length: Math.min(count, of.length) }, () =>
        left.splice(whole(0, left.length - 1), 1),
      ).flat();
      return of.filter((_, place) => taken.includes(place));
    },
    weighed: (of) => {
      let rest = share() * of.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [each, weight] of of) {
        rest -= weight;
        if (rest < 0) return each;
      }
      return one(of)[0];
    },
  };
};
