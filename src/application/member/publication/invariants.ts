import type { SnapshotFrom } from 'xstate';
import { firstFault, formPlan } from '../../../domain/publication/form-plan';
import { formGiven } from './setup';
import type { PublicationMachine } from './machine';

type Snapshot = SnapshotFrom<PublicationMachine>;

/** What holds of a publication's form in every state that can be reached. */
export const publicationInvariants: Readonly<
  Record<string, (now: Snapshot, last?: { readonly from: Snapshot }) => boolean>
> = {
  '[VAL-06] nothing is handed in while a field is wrong': (now) => {
    const { kind, fields } = now.context;
    const plan = formPlan(kind);
    return (
      !now.matches('submitting') || firstFault(plan, plan.faults(fields, formGiven(now.context))) === null
    );
  },
  '[VAL-06] what was typed is still there after a save or a submit that failed': (now, last) =>
    last === undefined || !now.hasTag('unsaved') || now.context.fields === last.from.context.fields,
  '[SCR-02] two texts are shown exactly while the person chooses between them': (now) =>
    now.matches('conflict') === (now.context.theirs !== null),
  '[SCR-02] a text is typed and handed in only as of the kind that it is of': (now) =>
    !(now.matches('editing') || now.matches('inReview') || now.matches('submitting')) ||
    (now.context.base?.kind ?? now.context.kind) === now.context.kind,
  'at most one call is under way, and only in its state': (now) =>
    now.matches({ editing: 'saving' }) === (now.children.save !== undefined) &&
    now.matches('submitting') === (now.children.submit !== undefined),
};
