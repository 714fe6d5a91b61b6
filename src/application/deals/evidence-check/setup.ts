import { isLeft, isRight, type Either } from 'fp-ts/Either';
import { assign, fromCallback, fromPromise, setup, type EventObject } from 'xstate';
import type { EvidenceProof } from '../../../../contract/nda/nda-evidence';
import { askedEvidence } from '../../../../contract/rules/evidence-number';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import { failureText } from '../../../domain/gateway/failure-text';
import type { DigestFault } from '../../../ports/file-digest';
import { notWired } from '../../kit/not-wired';
import { evidenceCheckText } from './text';
import { unwiredCall } from '../../kit/from-call';

/** What the address asks about; '' where it asks for the form alone. */
export interface EvidenceCheckInput {
  readonly asked: string;
}

export type EvidenceCheckEvent =
  | { readonly type: 'check.typed'; readonly text: string }
  | { readonly type: 'check.submitted' }
  | { readonly type: 'check.fileChosen'; readonly file: Blob }
  | { readonly type: 'check.retryRequested' };

interface EvidenceCheckContext extends EvidenceCheckInput {
  readonly typed: string;
  readonly file: Blob | null;
  readonly proof: EvidenceProof | null;
  /** The error of the typed text or the chosen file, in Chinese. */
  readonly error: string | null;
  /** Why the result is unknown. */
  readonly failure: GatewayFailure | null;
  /** The next question, in its plain form. */
  readonly next: string;
}

interface EvidenceCheckTypes {
  readonly context?: EvidenceCheckContext;
  readonly events?: EvidenceCheckEvent;
  readonly input?: EvidenceCheckInput;
}

const types: EvidenceCheckTypes = {};

type Proved = Either<GatewayFailure, EvidenceProof>;
export type Digested = Either<DigestFault, string>;

export const evidenceCheckDelays = {
  /** Reading a file from the device, in milliseconds. */
  digestLimit: 20_000,
} as const;

/** The words that the chart of verifying evidence is written in. */
export const evidenceCheckSetup = setup({
  types,
  actors: {
    verify: unwiredCall<EvidenceProof, EvidenceCheckInput>('evidenceCheck', 'verify'),
    digest: fromPromise<Digested, { readonly file: Blob | null }>(notWired('evidenceCheck', 'digest')),
    show: fromCallback<EventObject, { readonly next: string }>(notWired('evidenceCheck', 'show')),
  },
  delays: evidenceCheckDelays,
  guards: {
    asksForNothing: ({ context: { asked } }) => asked === '',
    isAnswerable: ({ context: { asked } }) => askedEvidence(asked) !== null,
    /** A question that the address contains already is asked again. */
    isTypedAsAsked: ({ context: { typed, asked } }) =>
      askedEvidence(typed) !== null && askedEvidence(typed) === askedEvidence(asked),
    isDigestAsked: ({ context: { asked } }, digested: Digested) =>
      isRight(digested) && digested.right === askedEvidence(asked),
    isTypedRight: ({ context: { typed } }) => askedEvidence(typed) !== null,
    isProved: (_, proved: Proved) => isRight(proved),
    isUnknown: (_, proved: Proved) =>
      isLeft(proved) && proved.left.kind === 'refused' && proved.left.code === 404,
    isDigested: (_, digested: Digested) => isRight(digested),
  },
  actions: {
    keepTyped: assign((_, typed: string) => ({ typed, error: null })),
    keepFile: assign((_, file: Blob) => ({ file, error: null })),
    keepNext: assign(({ context: { typed } }) => ({ next: askedEvidence(typed) ?? '', error: null })),
    keepDigest: assign((_, digested: Digested) => (isRight(digested) ? { next: digested.right } : {})),
    keepProof: assign((_, proved: Proved) => (isRight(proved) ? { proof: proved.right } : {})),
    noteMalformed: assign({ error: evidenceCheckText.malformed }),
    noteFault: assign(({ context: { file } }, digested: Digested) => ({
      file: null,
      error: isLeft(digested) ? evidenceCheckText.fault(digested.left, file?.size ?? 0) : null,
    })),
    noteUnreadable: assign({ file: null, error: evidenceCheckText.unreadable }),
    noteFailure: assign((_, proved: Proved) => (isLeft(proved) ? { failure: proved.left } : {})),
    forgetFailure: assign({ failure: null, error: null }),
  },
});

/** Why an unanswered check was not answered. */
export const whyUnanswered = (failure: GatewayFailure | null): string =>
  failure === null ? '' : failureText(failure);
