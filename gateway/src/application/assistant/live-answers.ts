import { isLeft, right, type Either } from 'fp-ts/Either';
import type { Clock } from '../../ports/clock';

/** At most so many answers at a time, of one account and from one address. */
const most = { ofAccount: 2, ofAddress: 20 } as const;

/** No answer holds its slot longer, in milliseconds: the model has 120 s, the search and the database the rest. */
export const longestAnswerMs = 150_000;

/** Whose answer takes a slot. */
export interface SlotHolder {
  readonly turn: string;
  readonly account: string;
  readonly address: string;
  /** Aborted when the connection of the request ends. */
  readonly gone: AbortSignal;
}

interface Live {
  readonly account: string;
  readonly address: string;
  readonly ending: AbortController;
}

/** The events of an answer under way. Its reader calls `stop` when it reads no more. */
export interface EventsUnderWay<A> {
  readonly next: () => Promise<IteratorResult<A, unknown>>;
  readonly stop: () => Promise<void>;
}

/** A generator that was never asked for anything runs no `finally`: it is begun before it is ended. */
const endable = <A>(events: AsyncGenerator<A>) => {
  let isBegun = false;
  return {
    next: (): Promise<IteratorResult<A, unknown>> => {
      isBegun = true;
      return events.next();
    },
    end: async (): Promise<void> => {
      if (!isBegun) await events.next();
      await events.return(undefined);
    },
  };
};

/** The answers that are being written in this process, by their turn. */
export const liveAnswers = (clock: Pick<Clock, 'after'>) => {
  const live = new Map<string, Live>();
  const many = (which: (one: Live) => boolean): number => [...live.values()].filter(which).length;

  /**
   * Runs `begin` in a slot. The slot is given back when `begin` throws or refuses, when its events end, fail or are
   * stopped, when the connection ends, and after `longestAnswerMs`.
   * @returns null when there are too many answers
   */
  const hold = async <E, A>(
    { turn, account, address, gone }: SlotHolder,
    begin: (signal: AbortSignal) => Promise<Either<E, AsyncGenerator<A>>>,
  ): Promise<Either<E, EventsUnderWay<A>> | null> => {
    if (many((one) => one.account === account) >= most.ofAccount) return null;
    if (many((one) => one.address === address) >= most.ofAddress) return null;
    const ending = new AbortController();
    live.set(turn, { account, address, ending });
    let endEvents = (): Promise<void> => Promise.resolve();
    const stop = async (): Promise<void> => {
      ending.abort();
      release();
      await endEvents();
    };
    const stopAside = (): void => void stop().catch(() => undefined);
    const cancelDeadline = clock.after(longestAnswerMs, stopAside);
    const release = (): void => {
      live.delete(turn);
      cancelDeadline();
      gone.removeEventListener('abort', stopAside);
    };
    let isUnderWay = false;
    try {
      const begun = await begin(ending.signal);
      if (isLeft(begun)) return begun;
      const events = endable(begun.right);
      endEvents = events.end;
      isUnderWay = true;
      gone.addEventListener('abort', stopAside);
      // The connection ended, or the deadline passed, while the answer was prepared.
      if (gone.aborted || ending.signal.aborted) stopAside();
      const next = async (): Promise<IteratorResult<A, unknown>> => {
        let isOver = true;
        try {
          const item = await events.next();
          isOver = item.done === true;
          return item;
        } finally {
          if (isOver) release();
        }
      };
      return right({ next, stop });
    } finally {
      if (!isUnderWay) release();
    }
  };

  return {
    hold,
    /** Ends an answer; another account's answer goes on. Returns whether this process was writing it. */
    stop: (turn: string, account: string): boolean => {
      const one = live.get(turn);
      if (one?.account !== account) return false;
      one.ending.abort();
      return true;
    },
    stopAll: (): void => {
      for (const { ending } of live.values()) ending.abort();
    },
    count: (): number => live.size,
  };
};

export type LiveAnswers = ReturnType<typeof liveAnswers>;
