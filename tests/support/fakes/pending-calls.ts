/** A call that a fake has taken and not yet answered. */
export interface PendingCall<Input, Answer> {
  readonly input: Input;
  /** Under which it was sent, where its caller gave one. */
  readonly key: string | undefined;
  /** Tells whether the caller gave it up. */
  readonly signal: AbortSignal | undefined;
  /** Neither answered nor given up. */
  readonly isUnderWay: () => boolean;
  readonly answer: (answer: Answer) => void;
  /** Fails as no port may: a defect. */
  readonly breakDown: () => void;
}

/** A call that a test answers when it wants. */
export interface FakeCall<Input, Answer> {
  readonly call: (input: Input, signal?: AbortSignal, key?: string) => () => Promise<Answer>;
  /** Every call so far, in order. */
  readonly calls: readonly PendingCall<Input, Answer>[];
  /** The latest call; throws when there was none. */
  readonly last: () => PendingCall<Input, Answer>;
}

export const fakeCall = <Input, Answer>(name: string): FakeCall<Input, Answer> => {
  const calls: PendingCall<Input, Answer>[] = [];
  return {
    calls,
    call: (input, signal, key) => () =>
      new Promise((resolve, reject) => {
        const now = { answered: false };
        calls.push({
          input,
          key,
          signal,
          isUnderWay: () => !now.answered && signal?.aborted !== true,
          answer: (answer) => {
            now.answered = true;
            resolve(answer);
          },
          breakDown: () => {
            now.answered = true;
            reject(new Error(`${name}: a defect`));
          },
        });
      }),
    last: () => {
      const last = calls.at(-1);
      if (last === undefined) throw new Error(`${name} was not called`);
      return last;
    },
  };
};
