import type { SnapshotFrom } from 'xstate';
import type { PrivacyMachine } from './machine';

type Privacy = SnapshotFrom<PrivacyMachine>;
interface Last {
  readonly from: Privacy;
  readonly event: { readonly type: string };
}

/** What holds in every reachable state of the privacy agreement. */
export const privacyInvariants: Readonly<Record<string, (now: Privacy, last?: Last) => boolean>> = {
  '[PRI-01] the record and the state agree': (now) =>
    now.matches('agreed') === (now.context.standing === 'agreed') &&
    now.matches('notNeeded') === (now.context.standing === 'notNeeded'),
  '[PRI-04] a user who declined has not agreed': (now) =>
    !(now.matches('declined') || now.matches('exiting')) || now.context.standing === 'missing',
  '[PRI-02] only accepting leads to the agreement': (now, last) =>
    !now.matches('agreed') ||
    last === undefined ||
    last.from.matches('keeping') ||
    last.from.matches('agreed'),
  '[PRI-04] only a user who declined sees that the application could not be closed': (now) =>
    !now.context.exitFailed || now.matches('declined'),
  '[PRI-06] a consent that was taken back leaves none behind': (now, last) =>
    last?.event.type !== 'privacy.consentTakenBack' ||
    !last.from.matches('agreed') ||
    now.context.consent === null,
};
