import * as fc from 'fast-check';
import { mayBeDone, type GatewayFailure } from '../../../src/domain/gateway/failure';
import { everyFailure } from '../failures';

/** What becomes of one thing that is under way. */
export type Fate =
  | { readonly kind: 'well' }
  /** It is done, and the answer takes so long, in milliseconds. */
  | { readonly kind: 'slow'; readonly ms: number }
  /** It fails so; `done` where the server did it all the same. */
  | { readonly kind: 'fails'; readonly failure: GatewayFailure; readonly done: boolean };

/** When a client gives a call up, in milliseconds. */
export const callLimit = 20_000;

const well: Fate = { kind: 'well' };

/** Each kind as often as any other. */
const anyFailure = fc
  .constantFrom(...new Set(everyFailure.map(({ kind }) => kind)))
  .chain((kind) => fc.constantFrom(...everyFailure.filter((failure) => failure.kind === kind)));

export const fates: fc.Arbitrary<readonly Fate[]> = fc.array(
  fc.oneof(
    { weight: 9, arbitrary: fc.constant(well) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(1_000, 8_000, callLimit).map((ms): Fate => ({ kind: 'slow', ms })),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(anyFailure, fc.boolean())
        .map(([failure, done]): Fate => ({ kind: 'fails', failure, done: done && mayBeDone(failure) })),
    },
  ),
  { minLength: 1, maxLength: 60, size: 'max' },
);

/** Gives each thing its fate. */
export interface Fates {
  readonly next: () => Fate;
  /** From now on all goes well. */
  readonly end: () => void;
}

/** @param met receives the kind of each failure that was met */
export const drawnFates = (drawn: readonly Fate[], met: (kind: GatewayFailure['kind']) => void): Fates => {
  const state = { place: 0, ended: false };
  return {
    next: () => {
      const fate = state.ended ? well : (drawn[state.place % drawn.length] ?? well);
      state.place += 1;
      if (fate.kind === 'fails') met(fate.failure.kind);
      return fate;
    },
    end: () => void (state.ended = true),
  };
};
