import { isLeft, isRight, type Either } from 'fp-ts/Either';
import { assign, fromCallback, fromPromise, setup, type EventObject } from 'xstate';
import type { GatewayFailure } from '../../domain/gateway/failure';
import { failureText } from '../../domain/gateway/failure-text';
import type { ErrorsOf } from '../../domain/order/order-forms';
import { notWired } from '../not-wired';
import type { OrderFormDraft, OrderFormEvent, OrderFormInput } from './events';
import type { FormRules, FormTexts } from './form-rules';

export interface OrderFormContext<Form> extends OrderFormInput<Form> {
  readonly typed: Form;
  /** What is wrong, in Chinese, beside its field. A new object after each refused submit. */
  readonly errors: ErrorsOf<Form>;
  /** What no field can mend. */
  readonly failure: string | null;
  readonly focusField: (keyof Form & string) | null;
}

interface OrderFormTypes<Form> {
  readonly context?: OrderFormContext<Form>;
  readonly events?: OrderFormEvent<Form>;
  readonly input?: OrderFormInput<Form>;
}

export type FormSending = Either<GatewayFailure, void>;
export type KeptTexts = FormTexts | null;
export type DraftName = Pick<OrderFormDraft, 'formId' | 'userId'>;
/** What is sent, and under which name its draft is kept. */
export interface SentForm<Form> {
  readonly orderNo: string;
  readonly form: Form;
  readonly formId: string;
}

export const orderFormDelays = {
  /** A draft comes from the device itself; in milliseconds. */
  draftLimit: 1_000,
  /** Longer than a call may take, in milliseconds. */
  answerLimit: 20_000,
} as const;

/** The words that the chart of a form about an order is written in. */
export const orderFormSetup = <Form>(rules: FormRules<Form>) => {
  const types: OrderFormTypes<Form> = {};
  return setup({
    types,
    actors: {
      layer: fromCallback<EventObject>(notWired('orderForm', 'layer')),
      recallDraft: fromPromise<KeptTexts, DraftName>(notWired('orderForm', 'recallDraft')),
      keepDraft: fromPromise<'kept', OrderFormDraft>(notWired('orderForm', 'keepDraft')),
      send: fromPromise<FormSending, SentForm<Form>>(notWired('orderForm', 'send')),
    },
    delays: orderFormDelays,
    guards: {
      wasTaken: (_, sending: FormSending) => isRight(sending),
      nothingIsWrong: ({ context }) => Object.keys(rules.errorsOf(context.typed)).length === 0,
    },
    actions: {
      keepRecalled: assign(({ context }, kept: { readonly texts: KeptTexts }) => ({
        typed: rules.withTexts(context.initial, kept.texts ?? {}),
      })),
      keepTyped: assign(
        ({ context }, { field, text }: { readonly field: keyof Form & string; readonly text: string }) => ({
          typed: rules.withTexts(context.typed, { [field]: text }),
          errors: rules.noErrors,
          failure: null,
          focusField: null,
        }),
      ),
      noteErrors: assign(({ context }) => {
        const errors = rules.errorsOf(context.typed);
        return {
          errors,
          failure: null,
          focusField: rules.fields.find((field) => errors[field] !== undefined) ?? null,
        };
      }),
      forgetErrors: assign({ errors: rules.noErrors, failure: null, focusField: null }),
      noteFailure: assign((_, sending: FormSending) => ({
        failure: isLeft(sending) ? failureText(sending.left) : null,
      })),
      noteTimeout: assign({ failure: failureText({ kind: 'timeout' }) }),
      noteDefect: assign({ failure: failureText({ kind: 'malformed', field: '' }) }),
    },
  });
};

/** The name under which the draft of a form is kept. */
export const draftNameOf = <Form>(
  rules: FormRules<Form>,
  { orderNo, userId }: Pick<OrderFormInput<Form>, 'orderNo' | 'userId'>,
): DraftName => ({ formId: `${rules.name}-${orderNo}`, userId });
