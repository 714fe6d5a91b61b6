import { isRight, right } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import {
  keptComparison,
  changedComparison,
  withChange,
  type CompareChange,
  type CompareSet,
} from '../../../domain/sale/compare-set';
import type { Arrivals, Openings } from '../../../ports/arrivals';
import type { KeyValueStorage } from '../../../ports/key-value-storage';
import type { Random } from '../../../ports/random';
import type { SessionEnds } from '../../../ports/session-ends';
import type { CallOf } from '../../../ports/gateways';
import { fromCall, readLimit } from '../../kit/from-call';
import { fromListener } from '../../kit/from-listener';

export interface ComparePorts {
  readonly storage: KeyValueStorage;
  readonly callOf: CallOf;
  readonly arrivals: Arrivals;
  readonly openings: Openings;
  readonly sessionEnds: SessionEnds;
  readonly random: Pick<Random, 'uuid'>;
}

const isVisitors = (failure: { readonly kind: string }): boolean =>
  failure.kind === 'notLoggedIn' || failure.kind === 'unauthenticated';

/** The set of a member is kept by the gateway, that of a visitor by the tab; a login takes the visitor's along. */
export const compareActors = ({ storage, callOf, arrivals, openings, sessionEnds, random }: ComparePorts) => {
  const comparison = callOf(({ favourite }) => favourite.comparison);
  const compare = callOf(({ favourite }) => favourite.compare);
  const tab = random.uuid();
  const ofVisitor = (): CompareSet => {
    const text = storage.read('hupo.compare')();
    return isSome(text) ? keptComparison(text.value) : [];
  };
  return {
    recall: fromCall<CompareSet | null>(
      (_, options) => async () => {
        const kept = await comparison(options)();
        const own = ofVisitor();
        if (!isRight(kept)) return right(isVisitors(kept.left) ? own : null);
        if (own.length === 0) return kept;
        const merged = await compare({ add: own, remove: [], by: tab }, options)();
        if (!isRight(merged)) return kept;
        storage.remove('hupo.compare')();
        return merged;
      },
      { limit: readLimit },
    ),
    // Not cancelled when another change follows: that change is merged into the answer.
    keep: fromCall<CompareSet | null, CompareChange>(
      (change) => async () => {
        const kept = await compare({ ...change, by: tab })();
        if (isRight(kept) || !isVisitors(kept.left)) return kept;
        // The change may come before the tab's set was read.
        const chosen = withChange(ofVisitor(), change);
        storage.write('hupo.compare', JSON.stringify(chosen))();
        return right(chosen);
      },
      { limit: readLimit },
    ),
    elsewhere: fromListener(({ sendBack }) => {
      const hear = (chosen: CompareSet | null): void =>
        sendBack({ type: 'compare.changedElsewhere', chosen });
      const ends = [
        arrivals.listen((message) => {
          const received = changedComparison(message, tab);
          if (received !== undefined) hear(received);
        }),
        openings.listen(() => hear(null)),
        sessionEnds.listen(() => hear(null)),
      ];
      return () => ends.forEach((end) => end());
    }),
  };
};
