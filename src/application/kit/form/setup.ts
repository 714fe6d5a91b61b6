import { isLeft, isRight } from 'fp-ts/Either';
import { assign, fromPromise, setup } from 'xstate';
import type { ErrorsOf } from '../../../domain/account-form/errors-of';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import { fieldText } from '../../../domain/text/field-text';
import { notWired } from '../not-wired';
import type {
  DraftName,
  FormContext,
  FormSending,
  FormTypes,
  KeptDraft,
  OpenedAbout,
  SentForm,
  TypedText,
} from './form-context';
import { withTexts, type AnyForm, type FieldOf, type FormRules, type FormTexts } from './rules';
import { unwiredCall } from '../from-call';
import { unwiredListener } from '../from-listener';

export const formDelays = {
  /** A draft comes from the device itself; in milliseconds. */
  draftLimit: 1_000,
} as const;

/** The errors without that of a field that was just typed in. */
const withoutError = <Form>(errors: ErrorsOf<Form>, field: FieldOf<Form>): ErrorsOf<Form> => ({
  ...errors,
  [field]: undefined,
});

/** The result of a call, shown next to the field that it is about; else above the form. */
const showing = <Form extends AnyForm<Form>, Given, Answer>(
  rules: FormRules<Form, Given, Answer>,
  failure: GatewayFailure,
): Pick<FormContext<Form, Given, Answer>, 'errors' | 'failure' | 'focusField'> => {
  const message = rules.failureText(failure);
  const focusField = rules.refusedField(message);
  return focusField === null
    ? { errors: rules.noErrors, failure: message, focusField }
    : { errors: { ...rules.noErrors, [focusField]: message }, failure: null, focusField };
};

/** The words that the chart of a form is written in. */
export const formSetup = <Form extends AnyForm<Form>, Given, Answer>(
  rules: FormRules<Form, Given, Answer>,
) => {
  const types: FormTypes<Form, Given, Answer> = {};
  const errorsIn = ({ typed, given }: FormContext<Form, Given, Answer>) => rules.errorsOf(typed, given);
  const doubtsIn = ({ typed, given }: FormContext<Form, Given, Answer>) => rules.doubtsOf(typed, given);
  const firstWrong = (errors: ErrorsOf<Form>): FieldOf<Form> | null =>
    rules.fields.find((field) => errors[field] !== undefined) ?? null;
  return setup({
    types,
    actors: {
      layer: unwiredListener('form', 'layer'),
      recallDraft: fromPromise<FormTexts | null, DraftName>(notWired('form', 'recallDraft')),
      keepDraft: fromPromise<'kept', KeptDraft>(notWired('form', 'keepDraft')),
      send: unwiredCall<Answer, SentForm<Form, Given>>('form', 'send'),
    },
    delays: formDelays,
    guards: {
      isDoubtful: ({ context }) => {
        const doubts = doubtsIn(context);
        const isNew = rules.fields.some(
          (field) => doubts[field] !== undefined && doubts[field] !== context.asked[field],
        );
        return isNew && firstWrong(errorsIn(context)) === null;
      },
      nothingIsWrong: ({ context }) => firstWrong(errorsIn(context)) === null,
      isAccepted: ({ context }, { field, text }: TypedText<Form>) => rules.takes(field, text, context.given),
      wasTaken: (_, sending: FormSending<Answer>) => isRight(sending),
    },
    actions: {
      keepAbout: assign(({ context }, { about }: OpenedAbout<Given>) => ({
        given: { ...context.given, ...about },
      })),
      keepRecalled: assign(({ context }, texts: FormTexts | null) => ({
        typed: withTexts(rules, context.initial, texts ?? {}, context.given),
      })),
      keepTyped: assign(({ context }, { field, text }: TypedText<Form>) => ({
        typed: { ...context.typed, [field]: fieldText(text) },
        errors: withoutError(context.errors, rules.errorField(field)),
        failure: null,
        focusField: null,
      })),
      noteErrors: assign(({ context }) => {
        const errors = errorsIn(context);
        return { errors, failure: null, focusField: firstWrong(errors) };
      }),
      askOnce: assign(({ context }) => {
        const asked = doubtsIn(context);
        return { asked, errors: asked, failure: null, focusField: firstWrong(asked) };
      }),
      forgetAsked: assign({ asked: rules.noErrors }),
      forgetErrors: assign({ errors: rules.noErrors, failure: null, focusField: null }),
      keepTaken: assign(({ context }, sending: FormSending<Answer>) =>
        isRight(sending)
          ? { answer: sending.right, typed: rules.afterwards(context.typed, sending.right) }
          : {},
      ),
      noteFailure: assign(({ context }, sending: FormSending<Answer>) =>
        isLeft(sending)
          ? { ...showing(rules, sending.left), given: rules.givenAfter(context.given, sending.left) }
          : {},
      ),
    },
  });
};
