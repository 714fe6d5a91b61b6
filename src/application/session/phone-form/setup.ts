import {
  assign,
  emit,
  fromCallback,
  sendParent,
  sendTo,
  setup,
  type EventObject,
  type SnapshotFrom,
} from 'xstate';
import { nationalPhone } from '../../../domain/phone/national-phone';
import { refusedField } from '../../../domain/session/refused-field';
import { notWired } from '../../kit/not-wired';
import { verificationCodeMachine, type VerificationCodeMachine } from '../verification-code/machine';
import type { PhoneFormEvent, PhoneFormFact, PhoneFormInput } from './events';
import {
  codeRequestErrors,
  firstWrongField,
  phoneFormErrors,
  type PhoneFormErrors,
  type PhoneFormField,
  type TypedPhoneForm,
} from './form-errors';

interface PhoneFormContext extends TypedPhoneForm, PhoneFormInput {
  /** Whether the person stated to be at least 14. */
  readonly ageStated: boolean;
  readonly errors: PhoneFormErrors;
  /** Where the focus goes because something was refused; null as soon as the person types. */
  readonly focusField: PhoneFormField | null;
  /** The search text for the list of countries. */
  readonly query: string;
  /** What the flow of the code last showed; null before it says anything. */
  readonly code: SnapshotFrom<VerificationCodeMachine> | null;
}

interface PhoneFormTypes {
  readonly context?: PhoneFormContext;
  readonly events?: PhoneFormEvent;
  readonly input?: PhoneFormInput;
  readonly emitted?: PhoneFormFact;
}

const types: PhoneFormTypes = {};

interface OfText {
  readonly text: string;
}

/** Sent to the actor that keeps drafts. */
export interface PhoneDraftChanged {
  readonly type: 'draft.changed';
  readonly userName: string;
  readonly countryCode: string;
}

interface Draft {
  readonly userName: string;
  readonly countryCode: string;
}

const withoutError = (errors: PhoneFormErrors, field: PhoneFormField): PhoneFormErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field && name !== 'form'));

const showing = (errors: PhoneFormErrors) => ({ errors, focusField: firstWrongField(errors) });

/** The words that the chart of the form is written in. */
export const phoneFormSetup = setup({
  types,
  actors: {
    drafts: fromCallback<PhoneDraftChanged>(notWired('phone form', 'drafts')),
    pickerLayer: fromCallback<EventObject>(notWired('phone form', 'pickerLayer')),
    verificationCode: verificationCodeMachine,
  },
  guards: {
    nothingIsWrong: ({ context }) => Object.keys(phoneFormErrors(context)).length === 0,
    codeMayBeAskedFor: ({ context }) => Object.keys(codeRequestErrors(context)).length === 0,
    phoneMayChange: ({ context }) => context.ownPhone === undefined,
    userNameIsEmpty: ({ context }) => context.userName === '',
  },
  actions: {
    keepUserName: assign(({ context }, typed: OfText) => ({
      userName: typed.text,
      errors: withoutError(context.errors, 'userName'),
      focusField: null,
    })),
    keepCaption: assign(({ context }, typed: OfText) => ({
      caption: typed.text,
      errors: withoutError(context.errors, 'caption'),
      focusField: null,
    })),
    keepPassword: assign(({ context }, typed: OfText) => ({
      password: typed.text,
      errors: withoutError(context.errors, 'password'),
      focusField: null,
    })),
    toggleAgreement: assign(({ context }) => ({
      agreed: !context.agreed,
      errors: withoutError(context.errors, 'agreement'),
      focusField: null,
    })),
    toggleAge: assign(({ context }) => ({
      ageStated: !context.ageStated,
      errors: withoutError(context.errors, 'age'),
      focusField: null,
    })),
    keepCountry: assign(({ context }, chosen: { readonly countryCode: string }) => ({
      countryCode: chosen.countryCode,
      errors: withoutError(context.errors, 'userName'),
      focusField: null,
    })),
    takeDraft: assign((_, { userName, countryCode }: Draft) => ({ userName, countryCode })),
    keepDraft: sendTo('drafts', ({ context: { userName, countryCode } }) => ({
      type: 'draft.changed',
      userName,
      countryCode,
    })),
    keepQuery: assign((_, typed: OfText) => ({ query: typed.text })),
    forgetQuery: assign({ query: '' }),
    noteErrors: assign(({ context }) => showing(phoneFormErrors(context))),
    noteCodeErrors: assign(({ context }) => showing(codeRequestErrors(context))),
    noteAnswer: assign((_, { message }: { readonly message: string }) =>
      showing({ [refusedField(message) ?? 'form']: message }),
    ),
    forgetErrors: assign({ errors: {}, focusField: null }),
    keepCode: assign((_, shown: SnapshotFrom<VerificationCodeMachine>) => ({ code: shown })),
    askForCode: sendTo('verificationCode', ({ context: { userName, countryCode } }) => ({
      type: 'code.requested',
      userName: nationalPhone(userName, countryCode),
      countryCode,
    })),
    dismissCaptcha: sendTo('verificationCode', { type: 'code.captchaDismissed' }),
    retryCaptcha: sendTo('verificationCode', { type: 'code.captchaRetryRequested' }),
    handOver: sendParent(({ context: { userName, countryCode, caption, password, ageStated } }) => ({
      type: 'form.completed',
      values: { userName, countryCode, caption, password, ageStated },
    })),
    reportDraftsLost: emit({ type: 'form.draftsLost' }),
    reportCodesLost: emit({ type: 'form.codesLost' }),
  },
});
