import { isForGood } from '../../../domain/publication/possible-acts';
import type { SnapshotFrom } from 'xstate';
import type { PublicationActMachine } from './machine';

type Acting = SnapshotFrom<PublicationActMachine>;
interface Last {
  readonly from: Acting;
  readonly event: { readonly type: string };
}

/** What holds in every state that acting on a publication can come to. */
export const publicationActInvariants: Readonly<Record<string, (now: Acting, last?: Last) => boolean>> = {
  '[SCR-02] nothing is done for good that the owner was not asked about': (now, last) => {
    const act = now.context.last?.act;
    if (last === undefined || !now.matches('doing') || last.from.matches('doing')) return true;
    return act === undefined || !isForGood(act) || last.event.type === 'act.confirmed';
  },
  '[SCR-02] a draft is only gone after the gateway said so': (now, last) =>
    last === undefined ||
    now.context.gone.length === last.from.context.gone.length ||
    (last.from.matches('doing') && now.matches('done')),
  'at most one call is under way, and only in its state': (now) =>
    now.matches('doing') === (now.children.act !== undefined),
};
