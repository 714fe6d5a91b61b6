import type { SnapshotFrom } from 'xstate';
import type { AskFirstMachine, AskFirstRules } from './machine';

/** What holds in every reachable state of a flow that asks before its call, for any rules. */
export const askFirstInvariants = <Subject>({
  isAskedFirst,
}: Pick<AskFirstRules<Subject>, 'isAskedFirst'>) => {
  type Asking = SnapshotFrom<AskFirstMachine<Subject>>;
  type Last = { readonly from: Asking; readonly event: { readonly type: string } };
  const invariants: Readonly<Record<string, (now: Asking, last?: Last) => boolean>> = {
    '[PAY-15][ENT-09] the call is only made after the person was asked, where that is due': (now, last) => {
      const { subject } = now.context;
      if (last === undefined || !now.matches('calling') || last.from.matches('calling')) return true;
      if (last.event.type === 'ask.undone') return last.from.matches('done');
      return subject === null || !isAskedFirst(subject) || last.event.type === 'ask.confirmed';
    },
    '[PAY-11][SCR-02] it is only shown as done after the gateway said so': (now, last) =>
      last === undefined || !now.matches('done') || last.from.matches('done') || last.from.matches('calling'),
    '[SCR-02] what was done only grows by a call': (now, last) =>
      last === undefined ||
      now.context.done === last.from.context.done ||
      (last.from.matches('calling') && now.matches('done')),
    '[SCR-12] there is a subject exactly while something is asked, done or shown': (now) =>
      (now.context.subject === null) === now.matches('resting'),
    '[PAY-13] at most one call is in progress, and only in its state': (now) =>
      now.matches('calling') === (now.children.call !== undefined),
    '[SCR-02] a failure is shown with its reason, and no reason without a failure': (now) =>
      (now.matches('failed') || now.matches('notOpened')) === (now.context.error !== null),
  };
  return invariants;
};
