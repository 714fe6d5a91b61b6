import type { DoneActorEvent } from 'xstate';
import type { DocumentEvent, VerificationAnswer } from './events';

/** The answer of a call that has ended. */
export const answer = ({ event }: { readonly event: DoneActorEvent<VerificationAnswer> }) => event.output;
export const kept = { type: 'keepVerification', params: answer } as const;
/** The transition of a failed load: the known state stays, and while it is pending the loads go on. */
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

/** What every state does that shows how far the verification is. */
export const lookAgain = {
  'verification.reloadRequested': 'loading',
  'verification.decided': 'loading',
} as const;
