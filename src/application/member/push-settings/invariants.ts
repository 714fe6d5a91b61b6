import type { SnapshotFrom } from 'xstate';
import { isFixed } from '../../../../contract/member/notices';
import type { PushSettingsMachine } from './machine';

type Pushes = SnapshotFrom<PushSettingsMachine>;
interface Last {
  readonly from: Pushes;
  readonly event: { readonly type: string };
}

/** What holds in every reachable state of the push settings. */
export const pushSettingsInvariants: Readonly<Record<string, (now: Pushes, last?: Last) => boolean>> = {
  'a change is kept exactly while it is saved': (now) =>
    now.matches('saving') === (now.context.change !== null),
  '[MKT-24] what is fixed is never switched': (now) => {
    const { change } = now.context;
    return change?.what !== 'choice' || !isFixed(change.choice.kind, change.choice.channel);
  },
  '[SCR-10] a switch only moves by what the server answers': (now, last) =>
    last === undefined ||
    last.from.context.settings === now.context.settings ||
    ['xstate.done.actor.load', 'xstate.done.actor.save'].includes(last.event.type),
  'the system is asked only while the user has not decided': (now) =>
    !now.matches('asking') || now.context.permission === 'undecided',
};
