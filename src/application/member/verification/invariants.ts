import type { SnapshotFrom } from 'xstate';
import type { VerificationMachine } from './machine';
import { takenDocument } from './setup';

type Verification = SnapshotFrom<VerificationMachine>;
interface Last {
  readonly from: Verification;
  readonly event: { readonly type: string };
}

/** What holds in every reachable state of a verification. */
export const verificationInvariants: Readonly<Record<string, (now: Verification, last?: Last) => boolean>> = {
  '[VAL-06] nothing is handed in without a document that the gateway has taken': (now) =>
    !now.matches({ applying: 'submitting' }) || takenDocument(now.context) !== null,
  '[LOG-13] at most one application is on its way, and only in its state': (now) =>
    now.matches({ applying: 'submitting' }) === (now.children.submit !== undefined),
  '[SCR-10] what is shown as pending, rejected or approved is what the gateway said': (now) =>
    (['pending', 'rejected', 'approved'] as const).every(
      (state) => !now.matches(state) || now.context.verification?.state === state,
    ),
  '[SCR-10] what is known is not taken away by a look that failed': (now, last) =>
    !now.matches('failed') ||
    last?.from.matches('loading') !== true ||
    !['pending', 'approved'].includes(now.context.verification?.state ?? 'none'),
  '[SCR-10] there is no form while an application is looked at': (now, last) =>
    !now.matches('recalling') || last === undefined || !last.from.matches('pending'),
  '[VAL-06] an error in the form is gone once it is sent': (now) =>
    !now.matches({ applying: 'submitting' }) || Object.keys(now.context.errors).length === 0,
  '[SCR-10] the place of the upload is there exactly while there is a form': (now) =>
    now.matches('applying') === (now.children.upload !== undefined),
};
