/** At most so many answers at a time, of one account and from one address. */
const most = { ofAccount: 2, ofAddress: 20 } as const;

interface Live {
  readonly account: string;
  readonly address: string;
  readonly ending: AbortController;
}

/** The answers that are being written in this process, by their turn. */
export const liveAnswers = () => {
  const live = new Map<string, Live>();
  const many = (which: (one: Live) => boolean): number => [...live.values()].filter(which).length;
  return {
    /** What ends it; null when there are too many. */
    begin: (turn: string, account: string, address: string): AbortController | null => {
      if (many((one) => one.account === account) >= most.ofAccount) return null;
      if (many((one) => one.address === address) >= most.ofAddress) return null;
      const ending = new AbortController();
      live.set(turn, { account, address, ending });
      return ending;
    },
    over: (turn: string): void => void live.delete(turn),
    /** Of another's account nothing ends. */
    stop: (turn: string, account: string): void => {
      const one = live.get(turn);
      if (one?.account === account) one.ending.abort();
    },
    stopAll: (): void => {
      for (const { ending } of live.values()) ending.abort();
    },
    count: (): number => live.size,
  };
};

export type LiveAnswers = ReturnType<typeof liveAnswers>;
