import type { NdaState } from '../../../../contract/sale/nda-state';
import type { StripStep } from '../../kit/display/step-strip/step-strip';
import { saleDetailText as text } from './text';

/** At which of the steps each state of the NDA is. */
const at: Readonly<Record<NdaState, number>> = {
  unsigned: 1,
  rejected: 1,
  expired: 1,
  pending: 2,
  signed: 3,
};

/** Returns the steps to the sealed fields, with the caller's current one. */
export const nextSteps = (state: NdaState): readonly StripStep[] =>
  text.steps.map(({ name, note }, index) => ({
    name,
    place: index < at[state] ? 'past' : index === at[state] ? 'now' : 'ahead',
    note: index < at[state] ? undefined : note,
  }));
