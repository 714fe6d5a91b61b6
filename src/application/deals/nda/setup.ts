import { isLeft, isRight, type Either } from 'fp-ts/Either';
import {
  assign,
  fromCallback,
  fromPromise,
  sendTo,
  setup,
  type EventObject,
  type SnapshotFrom,
} from 'xstate';
import type { NdaStanding } from '../../../../contract/nda/nda-standing';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import { atTheBeginning, readFurther, type ReadingPlace } from '../../../domain/nda/reading-progress';
import {
  isFitToSign,
  ndaFormErrors,
  ndaRefusedErrors,
  noNdaErrors,
  type NdaForm,
  type NdaFormErrors,
} from '../../../domain/sale/nda-form';
import { defaultCountryCode } from '../../../domain/session/phone-proof';
import { ndaEvidenceText } from '../nda-evidence/text';
import { notWired } from '../../kit/not-wired';
import {
  verificationCodeMachine,
  type VerificationCodeMachine,
} from '../../session/verification-code/machine';
import type { NdaDraftAsked, NdaEvent, NdaInput } from './events';
import { ndaFlowText } from './text';
import type { SaleAddress } from '../../../ports/call-forms';
import { failureTextOf, unwiredCall } from '../../kit/from-call';
import { unwiredListener } from '../../kit/from-listener';

interface NdaContext extends NdaInput, NdaForm {
  /** The member's state; null until it was loaded. */
  readonly standing: NdaStanding | null;
  /** Why it was not loaded. */
  readonly failure: GatewayFailure | null;
  /** Whether the text was read to its end. */
  readonly read: boolean;
  /** How far it was read. */
  readonly place: ReadingPlace;
  readonly errors: NdaFormErrors;
  /** What no field can mend, in Chinese; null when nothing is wrong. */
  readonly error: string | null;
  /** What the flow of the code last showed; null before it says anything. */
  readonly code: SnapshotFrom<VerificationCodeMachine> | null;
}

interface NdaTypes {
  readonly context?: NdaContext;
  readonly events?: NdaEvent;
  readonly input?: NdaInput;
}

const types: NdaTypes = {};

export type Answered = Either<GatewayFailure, NdaStanding>;

/** Which form's draft. */
export type DraftOf = Pick<NdaInput, 'sale' | 'userId'>;

/** The sent signature. */
export interface GivenSignature {
  readonly sale: SaleAddress;
  readonly version: string;
  readonly sha256: string;
  readonly name: string;
  readonly caption: string;
}

/** The text of an NDA that is handed over as a file, and the deal's code that names it. */
export interface NdaCopy {
  readonly code: string;
  readonly text: string;
}

export type Kept = Either<'downloadFailed', void>;

export const ndaDelays = {
  /** So long the platform may take to take a file, in milliseconds. */
  keepLimit: 20_000,
} as const;

const fresh = {
  read: false,
  place: atTheBeginning,
  agreed: false,
  caption: '',
  errors: noNdaErrors,
} as const;

/** The words that the chart of an NDA is written in. */
export const ndaSetup = setup({
  types,
  actors: {
    verificationCode: verificationCodeMachine,
    layer: unwiredListener('nda', 'layer'),
    drafts: unwiredListener<NdaDraftAsked, DraftOf>('nda', 'drafts'),
    load: unwiredCall<NdaStanding, SaleAddress>('nda', 'load'),
    sign: unwiredCall<NdaStanding, GivenSignature>('nda', 'sign'),
    withdraw: unwiredCall<NdaStanding, SaleAddress>('nda', 'withdraw'),
    keep: fromPromise<Kept, NdaCopy>(notWired('nda', 'keep')),
    changes: fromCallback<EventObject, SaleAddress>(notWired('nda', 'changes')),
  },
  delays: ndaDelays,
  guards: {
    isAnswered: (_, answer: Answered) => isRight(answer),
    isNew: (_, answer: Answered) =>
      isRight(answer) && answer.right.state === 'unsigned' && answer.right.maySign === 'yes',
    /** The text or the permissions changed meanwhile: they are loaded again. */
    isOvertaken: (_, answer: Answered) =>
      isLeft(answer) && answer.left.kind === 'refused' && answer.left.code === 409,
    isKept: (_, kept: Kept) => isRight(kept),
    isRead: ({ context }) => context.read,
    isFit: ({ context }) => isFitToSign(ndaFormErrors(context, context.standing?.signerName ?? '')),
    maySign: ({ context: { standing } }) =>
      standing?.maySign === 'yes' && standing.state !== 'pending' && standing.state !== 'signed',
    isPending: ({ context }) => context.standing?.state === 'pending',
  },
  actions: {
    keepStanding: assign((_, answer: Answered) =>
      isRight(answer) ? { standing: answer.right, failure: null } : {},
    ),
    noteLoadFailure: assign((_, answer: Answered) => (isLeft(answer) ? { failure: answer.left } : {})),
    startSigning: assign({ ...fresh }),
    noteRead: assign({ read: true }),
    notePlace: assign(({ context }, place: ReadingPlace) => ({ place: readFurther(context.place, place) })),
    noteUnkept: assign({ error: ndaEvidenceText.unsaved }),
    keepTyped: assign(
      ({ context }, { field, text }: { readonly field: 'name' | 'caption'; readonly text: string }) => ({
        [field]: text,
        errors: { ...context.errors, [field]: null },
        error: null,
      }),
    ),
    /** A code is on its way: that none was typed is no fault now. */
    awaitCaption: assign(({ context }) => ({ errors: { ...context.errors, caption: null } })),
    keepRecalled: assign(({ context }, { name }: { readonly name: string }) =>
      context.name === '' ? { name } : {},
    ),
    keepDraft: sendTo('drafts', ({ context }) => ({ type: 'draft.kept', name: context.name })),
    discardDraft: sendTo('drafts', { type: 'draft.discarded' }),
    toggleAgreed: assign(({ context }) => ({
      agreed: !context.agreed,
      errors: { ...context.errors, agreed: null },
      error: null,
    })),
    noteErrors: assign(({ context }) => ({
      errors: ndaFormErrors(context, context.standing?.signerName ?? ''),
      error: null,
    })),
    forgetError: assign({ error: null }),
    noteRejection: assign((_, answer: Answered) => ({
      error: failureTextOf(answer),
    })),
    noteUnsigned: assign((_, answer: Answered) => {
      const error = failureTextOf(answer);
      const errors =
        isLeft(answer) && answer.left.kind === 'refused' ? ndaRefusedErrors(answer.left.message) : null;
      return errors === null ? { error } : { error: null, errors };
    }),
    noteCodesLost: assign({ error: ndaFlowText.codesLost }),
    keepCode: assign((_, shown: SnapshotFrom<VerificationCodeMachine>) => ({ code: shown })),
    forgetCode: assign({ code: null }),
    askForCode: sendTo('verificationCode', ({ context }) => ({
      type: 'code.requested',
      userName: context.userName,
      countryCode: defaultCountryCode,
    })),
    dismissCaptcha: sendTo('verificationCode', { type: 'code.captchaDismissed' }),
    retryCaptcha: sendTo('verificationCode', { type: 'code.captchaRetryRequested' }),
  },
});
