import type { SnapshotFrom } from 'xstate';
import type { PrivacyMachine } from './machine';

type Privacy = SnapshotFrom<PrivacyMachine>;
interface Last {
  readonly from: Privacy;
  readonly event: { readonly type: string };
}

/** What holds in every reachable state of the privacy agreement. */
export const privacyInvariants: Readonly<Record<string, (now: Privacy, last?: Last) => boolean>> = {
  '[PRI-01] what stands and where the chart is say the same': (now) =>
    now.matches('agreed') === (now.context.standing === 'agreed') &&
    now.matches('notNeeded') === (now.context.standing === 'notNeeded'),
  '[PRI-04] whoever declined has not agreed': (now) =>
    !(now.matches('declined') || now.matches('exiting')) || now.context.standing === 'missing',
  '[PRI-02] only accepting leads to the agreement': (now, last) =>
    !now.matches('agreed') ||
    last === undefined ||
    last.from.matches('keeping') ||
    last.from.matches('agreed'),
  '[PRI-04] only who declined is told that the application could not be ended': (now) =>
    !now.context.exitFailed || now.matches('declined'),
  '[PRI-06] a consent that was taken back leaves none behind': (now, last) =>
    last?.event.type !== 'privacy.consentTakenBack' ||
    !last.from.matches('agreed') ||
    now.context.consent === null,
};
