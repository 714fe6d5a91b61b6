import type { DoneActorEvent } from 'xstate';
import { refusing } from '../refusal';
import type { DocumentEvent, VerificationAnswer } from './events';

/** The answer of a call that has ended. */
export const answer = ({ event }: { readonly event: DoneActorEvent<VerificationAnswer> }) => event.output;
export const kept = { type: 'keepVerification', params: answer } as const;
/** Where a look that failed leads: what is known stays, and while it is pending the looks go on. */
export const keepsKnown = <Actions>(actions: Actions) =>
  [
    { guard: 'isKnownAsPending', target: 'pending', actions },
    { guard: 'isKnownAsApproved', target: 'approved', actions },
    { guard: 'rejectionIsFollowed', target: 'rejected', actions },
    { target: 'failed', actions },
  ] as const;
/** What a person does with the document goes to its upload. */
export const passOn = {
  actions: { type: 'passToUpload', params: ({ event }: { readonly event: DocumentEvent }) => event },
} as const;

/** Nothing of the form is served where there is none. */
export const noForm = <State extends string>(state: State) =>
  ({
    'verification.typed': refusing(state),
    'verification.submitted': refusing(state),
    'upload.fileChosen': refusing(state),
    'upload.cancelled': refusing(state),
    'upload.retried': refusing(state),
    'upload.removed': refusing(state),
  }) as const;

/** What every state does that shows how far the verification is. */
export const lookAgain = {
  'verification.reloadRequested': 'loading',
  'verification.decided': 'loading',
} as const;
