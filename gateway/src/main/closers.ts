/** The resources that end together: first those that talk to the outside, then their helpers and the leases of their work, the storage last. */
type ClosingStage = 'answers' | 'helpers' | 'leases' | 'storage';

const stages: readonly ClosingStage[] = ['answers', 'helpers', 'leases', 'storage'];

export interface Closers {
  readonly add: (stage: ClosingStage, close: () => Promise<void>) => void;
  /** Ends everything, once, however often it is asked; a part that fails does not keep the others open. */
  readonly close: () => Promise<void>;
}

export const closers = (): Closers => {
  const parts: { readonly stage: ClosingStage; readonly close: () => Promise<void> }[] = [];
  let closing: Promise<void> | null = null;

  const closeAll = async (): Promise<void> => {
    const failures: unknown[] = [];
    for (const stage of stages) {
      const ending = parts.filter((part) => part.stage === stage).map((part) => part.close());
      for (const result of await Promise.allSettled(ending))
        if (result.status === 'rejected') failures.push(result.reason);
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be ended.');
  };

  return {
    add: (stage, close) => void parts.push({ stage, close }),
    close: () => (closing ??= closeAll()),
  };
};
