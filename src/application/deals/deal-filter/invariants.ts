import type { SnapshotFrom } from 'xstate';
import { foldedAtFirst } from '../../../domain/deal-filter/choice';
import { rangeProblem } from '../../../domain/deal-filter/draft';
import type { dealFilterMachine } from './machine';

type Snapshot = SnapshotFrom<typeof dealFilterMachine>;

/** What holds of a filter in every state that can be reached. */
export const dealFilterInvariants: Readonly<
  Record<string, (now: Snapshot, last?: { from: Snapshot; event: { type: string } }) => boolean>
> = {
  '[LAY-19] the sheet lies over the list exactly while a person chooses in it': (now) =>
    now.matches('choosing') || now.children.layer === undefined,
  '[SCR-02] a list is shown only with a range that is one, or none': (now, last) =>
    last === undefined ||
    last.event.type !== 'filter.applied' ||
    now.context.shown === last.from.context.shown ||
    rangeProblem(last.from.context.draft.range) === null,
  '[SCR-02] no list is shown that is known to be empty': (now, last) =>
    last?.event.type !== 'filter.applied' ||
    now.context.shown === last.from.context.shown ||
    !last.from.matches({ choosing: 'counted' }) ||
    last.from.context.counts?.total !== 0,
  '[SCR-02] what was not applied is forgotten with the sheet': (now, last) =>
    last?.event.type !== 'filter.closed' ||
    !last.from.matches('choosing') ||
    !now.matches('resting') ||
    now.context.draft.filter === now.context.shown,
  '[SCR-02] no industry that is chosen is folded away': ({ context: { folded, draft } }) =>
    folded.every((id) => foldedAtFirst(draft.filter).includes(id)),
  '[LAY-19] nothing lies over a list that another address has': (now, last) =>
    last?.event.type !== 'filter.addressed' || now.matches('resting'),
};
