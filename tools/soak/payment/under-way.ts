/** Counts what is under way, so that a run can wait until nothing is. */
export interface UnderWay {
  readonly during: <A>(work: () => Promise<A>) => Promise<A>;
  readonly settled: () => Promise<void>;
}

const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
/** So many turns of the event loop in which nothing began. */
const quietTurns = 4;

export const underWay = (): UnderWay => {
  let many = 0;
  let waiting: (() => void)[] = [];

  const ended = (): void => {
    many -= 1;
    if (many > 0) return;
    waiting.forEach((go) => go());
    waiting = [];
  };
  const nothing = (): Promise<void> =>
    many === 0 ? Promise.resolve() : new Promise((resolve) => void waiting.push(resolve));

  return {
    during: async (work) => {
      many += 1;
      try {
        return await work();
      } finally {
        ended();
      }
    },
    settled: async () => {
      for (let quiet = 0; quiet < quietTurns; quiet = many === 0 ? quiet + 1 : 0) {
        await nothing();
        await turn();
      }
    },
  };
};

/** A list gone through again and again. */
export const again = <A>(list: readonly A[], otherwise: A): (() => A) => {
  let place = -1;
  return () => {
    place += 1;
    return list[place % Math.max(1, list.length)] ?? otherwise;
  };
};
