import type { SnapshotFrom } from 'xstate';
import type { Publication } from '../../../../contract/publication/publication';
import { closedByEdit } from '../../../domain/publication/closed-by-edit';
import { formPlan } from '../../../domain/publication/form-plan';
import { wrongSteps } from '../../../domain/publication/shown-faults';
import { requiredFields } from '../../../domain/publication/required-fields';
import type { PublicationContext } from './publication-context';
import type { PublicationMachine } from './machine';
import { formGiven } from './setup';

const phases = [
  'loading',
  'failed',
  'unknown',
  'inReview',
  'recalling',
  'editing',
  'conflict',
  'submitting',
  'submitted',
] as const;

/** How far the text is from being on the gateway. */
export type SavingStatus = 'new' | 'saved' | 'saving' | 'unsaved';

/** What a view sees of a publication's form. */
export interface PublicationStatus extends Omit<PublicationContext, 'userId' | 'isNew' | 'base'> {
  readonly phase: (typeof phases)[number];
  readonly saving: SavingStatus;
  /** As the gateway has it; null before it was saved. */
  readonly saved: Publication | null;
  /** The fields that everybody reads today, and that the edit hides. */
  readonly closing: readonly string[];
  /** The steps that show an error. */
  readonly wrongSteps: readonly number[];
  /** The fields that must be filled in. */
  readonly required: ReadonlySet<string>;
}

const savingStatusOf = (snapshot: SnapshotFrom<PublicationMachine>): SavingStatus => {
  if (snapshot.hasTag('unsaved')) return 'unsaved';
  if (snapshot.hasTag('saving')) return 'saving';
  return snapshot.context.base === null ? 'new' : 'saved';
};

export const selectPublicationStatus = (snapshot: SnapshotFrom<PublicationMachine>): PublicationStatus => {
  const { userId: _user, isNew: _new, base, ...seen } = snapshot.context;
  return {
    ...seen,
    phase: phases.find((phase) => snapshot.matches(phase)) ?? 'loading',
    saving: savingStatusOf(snapshot),
    saved: base,
    closing: closedByEdit(seen.fields, base?.listed ?? null),
    wrongSteps: wrongSteps(formPlan(seen.kind), seen.faults),
    required: requiredFields(seen.kind, seen.fields, formGiven(snapshot.context)),
  };
};
