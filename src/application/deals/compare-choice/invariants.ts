import type { SnapshotFrom } from 'xstate';
import { maxCompared } from '../../../../contract/rules/compared';
import type { CompareChoiceMachine } from './machine';

type Snapshot = SnapshotFrom<CompareChoiceMachine>;

/** What holds in every reachable state of choosing. */
export const compareChoiceInvariants: Readonly<Record<string, (now: Snapshot) => boolean>> = {
  '[MKT-11] there are never more than four, and each once': ({ context: { chosen } }) =>
    chosen.length <= maxCompared && new Set(chosen).size === chosen.length,
  '[MKT-11] a deal is only refused when four are chosen': (now) =>
    !now.matches({ choosing: 'full' }) || now.context.chosen.length === maxCompared,
  '[REL-03] a change that was not saved is not shown as chosen': ({ context }) =>
    !context.unkept || context.chosen.join() === context.kept.join(),
  'the device is written to by one call, and only in its state': (now) =>
    now.matches('keeping') === (now.children.keep !== undefined),
};
