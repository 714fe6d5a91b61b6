import { isLeft, isRight } from 'fp-ts/Either';
import {
  assign,
  emit,
  fromCallback,
  fromPromise,
  sendTo,
  setup,
  type EventObject,
  type SnapshotFrom,
} from 'xstate';
import { goOn } from '../../kit/going-on';
import { failureText } from '../../../domain/gateway/failure-text';
import type { Verification } from '../../../../contract/verification/verification';
import {
  firstWrong,
  verificationErrors,
  type DocumentState,
  type VerificationErrors,
  type VerificationField,
  type VerificationForm,
} from '../../../domain/verification/verification-form';
import type { UploadedFile } from '../../../../contract/upload/uploaded-file';
import type { Prove } from '../../../../contract/account/prove';
import { notWired } from '../../kit/not-wired';
import { uploadMachine, type UploadMachine } from '../../kit/upload/machine';
import { verificationDelays } from './delays';
import type {
  DocumentEvent,
  VerificationAnswer,
  VerificationDraft,
  VerificationEvent,
  VerificationFact,
  VerificationInput,
} from './events';
import type { VerificationApplication } from '../../../ports/call-forms';
import { unwiredWait } from '../../kit/from-wait';

type UploadSnapshot = SnapshotFrom<UploadMachine>;

interface VerificationContext extends VerificationInput {
  /** The last answer of the gateway; null before the first. */
  readonly verification: Verification | null;
  readonly form: VerificationForm;
  /** The document that the form begins with: handed in before, or kept over a reload. */
  readonly document: UploadedFile | null;
  readonly upload: UploadSnapshot | null;
  readonly errors: VerificationErrors;
  readonly focusField: VerificationField | null;
  /** Why the last call failed, in Chinese; null while all is well. */
  readonly failure: string | null;
}

interface VerificationTypes {
  readonly context?: VerificationContext;
  readonly events?: VerificationEvent;
  readonly input?: VerificationInput;
  readonly emitted?: VerificationFact;
}

const types: VerificationTypes = {};

/** Whose form it is. */
export interface OfUser {
  readonly userId: string | null;
}

/** Sent to the actor that keeps drafts. */
export interface DraftChanged {
  readonly type: 'draft.changed';
  readonly draft: VerificationDraft;
}

const emptyForm: VerificationForm = { name: '', company: '', position: '' };

/** What of an upload decides here; one that has only begun shows nothing yet. */
type ShownUpload = Partial<Pick<UploadSnapshot, 'context'>> | null;

const documentIn = (shown: ShownUpload, before: UploadedFile | null): UploadedFile | null =>
  shown?.context === undefined ? before : shown.context.uploaded;

/** The document that is kept over a reload: also while another is on its way to take its place. */
const keptDocument = (shown: ShownUpload, before: UploadedFile | null): UploadedFile | null =>
  documentIn(shown, before) ?? shown?.context?.before?.uploaded ?? null;

/** The document that the gateway holds for this form now. */
export const takenDocument = ({ upload, document }: VerificationContext): UploadedFile | null =>
  documentIn(upload, document);

/** A file without a fault and without an answer is being looked at, or on its way. */
const isUnderWay = (shown: ShownUpload): boolean =>
  shown?.context !== undefined && shown.context.file !== null && shown.context.error === null;

/** A file was chosen that the gateway does not hold: on its way, or failed and to be tried again. */
const isUnsettled = (shown: ShownUpload): boolean =>
  shown?.context !== undefined && shown.context.file !== null && shown.context.uploaded === null;

const documentState = (context: VerificationContext): DocumentState => {
  if (takenDocument(context) !== null) return 'taken';
  return isUnderWay(context.upload) ? 'underWay' : 'missing';
};

const errorsOf = (context: VerificationContext): VerificationErrors =>
  verificationErrors(context.form, documentState(context));

const without = (errors: VerificationErrors, field: VerificationField): VerificationErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));

const isInState = (answer: VerificationAnswer, state: Verification['state']): boolean =>
  isRight(answer) && answer.right.state === state;

/** The words that the chart of a verification is written in. */
export const verificationSetup = setup({
  types,
  actors: {
    load: fromPromise<VerificationAnswer, { readonly prove: Prove | null }>(notWired('verification', 'load')),
    submit: fromPromise<VerificationAnswer, VerificationApplication>(notWired('verification', 'submit')),
    arrivals: fromCallback<EventObject>(notWired('verification', 'arrivals')),
    recall: fromPromise<VerificationDraft | null, OfUser>(notWired('verification', 'recall')),
    drafts: fromCallback<DraftChanged, OfUser>(notWired('verification', 'drafts')),
    upload: uploadMachine,
    connectionBack: unwiredWait('verification', 'connectionBack'),
  },
  delays: verificationDelays,
  guards: {
    formIsWanted: ({ context }, answer: VerificationAnswer) =>
      context.wish === 'apply' && (isInState(answer, 'none') || isInState(answer, 'rejected')),
    nothingWasApplied: (_, answer: VerificationAnswer) => isInState(answer, 'none'),
    reviewIsPending: (_, answer: VerificationAnswer) => isInState(answer, 'pending'),
    applicationIsRejected: (_, answer: VerificationAnswer) => isInState(answer, 'rejected'),
    applicationWasTaken: (_, answer: VerificationAnswer) => isRight(answer),
    isUnderReview: (_, answer: VerificationAnswer) =>
      isLeft(answer) && answer.left.kind === 'refused' && answer.left.code === 409,
    isKnownAsPending: ({ context }) => context.verification?.state === 'pending',
    isKnownAsApproved: ({ context }) => context.verification?.state === 'approved',
    rejectionIsFollowed: ({ context: { wish, verification } }) =>
      wish === 'follow' && verification?.state === 'rejected',
    memberIsApproved: (_, answer: VerificationAnswer) => isInState(answer, 'approved'),
    nothingIsWrong: ({ context }) => Object.keys(errorsOf(context)).length === 0,
    documentIsSettled: ({ context }) => !isUnsettled(context.upload),
    somethingWasTyped: (_, draft: VerificationDraft | null) => draft !== null,
    documentChanged: ({ context }, shown: UploadSnapshot) =>
      keptDocument(context.upload, context.document)?.id !== keptDocument(shown, context.document)?.id,
  },
  actions: {
    keepVerification: assign((_, answer: VerificationAnswer) =>
      isRight(answer) ? { verification: answer.right, failure: null } : { failure: failureText(answer.left) },
    ),
    noteTimeout: assign({ failure: failureText({ kind: 'timeout' }) }),
    noteDefect: assign({ failure: failureText({ kind: 'malformed', field: '' }) }),
    beginForm: assign(({ context: { verification } }) => {
      const clean = { errors: {}, focusField: null, failure: null, upload: null };
      if (verification === null || verification.state === 'none')
        return { ...clean, form: emptyForm, document: null };
      const { name, company, position, document } = verification;
      return { ...clean, form: { name, company, position }, document };
    }),
    keepTyped: assign(
      ({ context }, { field, text }: { readonly field: keyof VerificationForm; readonly text: string }) => ({
        form: { ...context.form, [field]: text },
        errors: without(context.errors, field),
        focusField: null,
      }),
    ),
    keepRecalled: assign((_, draft: VerificationDraft | null) => {
      if (draft === null) return {};
      const { document, ...form } = draft;
      return { form, document };
    }),
    keepDraft: sendTo('drafts', ({ context }) => ({
      type: 'draft.changed',
      draft: { ...context.form, document: keptDocument(context.upload, context.document) },
    })),
    keepUpload: assign(({ context }, shown: UploadSnapshot) => ({
      upload: shown,
      errors: without(context.errors, 'document'),
    })),
    passToUpload: sendTo('upload', (_, event: DocumentEvent) => event),
    noteErrors: assign(({ context }) => {
      const errors = errorsOf(context);
      return { errors, focusField: firstWrong(errors), failure: null };
    }),
    forgetErrors: assign({ errors: {}, focusField: null, failure: null }),
    reportDraftsLost: emit({ type: 'verification.draftsLost' }),
    goOn,
  },
});
