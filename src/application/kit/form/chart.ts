import type { FormContext, FormSending, TypedText } from './form-context';
import type { AnyForm, FormRules, FormTexts } from './rules';

const typed = <Form>({ event }: { readonly event: TypedText<Form> }): TypedText<Form> => event;
const output = <Answer>({ event }: { readonly event: { readonly output: FormSending<Answer> } }) =>
  event.output;

const recalled = ({ event }: { readonly event: { readonly output: FormTexts | null } }) => event.output;

/** What a person types into a form that takes it. */
export const typing = {
  guard: { type: 'isAccepted', params: typed },
  target: 'editing.drafting',
  actions: { type: 'keepTyped', params: typed },
} as const;

/** The user's events on a form that is shown. */
export const pressing = {
  'form.typed': typing,
  'form.submitted': [
    { guard: 'isDoubtful', actions: 'askOnce' },
    { guard: 'nothingIsWrong', target: 'sending', actions: 'forgetErrors' },
    { actions: 'noteErrors' },
  ],
} as const;

/**
 * The states that every form has, whichever its rules are.
 * @param end where a form goes that was taken
 */
export const formStates = <Form extends AnyForm<Form>, Given, Answer, const End extends string>(
  rules: FormRules<Form, Given, Answer>,
  end: End,
) => {
  type Context = FormContext<Form, Given, Answer>;
  const draft = ({ context: { given, userId } }: { readonly context: Context }) => ({
    formId: rules.draftName(given),
    userId,
  });
  return {
    recalling: {
      description: 'Looks for a draft on the device.',
      meta: { requirements: ['VAL-06', 'SES-07'] },
      invoke: {
        id: 'recallDraft',
        src: 'recallDraft',
        input: draft,
        onDone: { target: 'editing', actions: { type: 'keepRecalled', params: recalled } },
        onError: 'editing',
      },
      after: { draftLimit: 'editing' },
    },
    typed: {
      resting: {
        description: 'The draft is kept, or the form has its initial texts.',
        meta: { requirements: ['SES-07'] },
      },
      drafting: {
        description: 'Writes the draft to the device, where the rules name one.',
        meta: { requirements: ['SES-07'] },
        invoke: {
          id: 'keepDraft',
          src: 'keepDraft',
          input: ({ context }: { readonly context: Context }) => ({
            ...draft({ context }),
            fields: { ...context.typed },
          }),
          onDone: 'resting',
          onError: 'resting',
        },
        after: { draftLimit: 'resting' },
      },
    },
    sending: {
      description: 'The one call is under way.',
      meta: { requirements: ['VAL-06'] },
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }: { readonly context: Context }) => ({
          ...draft({ context }),
          form: context.typed,
          given: context.given,
        }),
        onDone: [
          {
            guard: { type: 'wasTaken', params: output },
            target: end,
            actions: { type: 'keepTaken', params: output },
          },
          { target: 'editing', actions: { type: 'noteFailure', params: output } },
        ],
      },
    },
  } as const;
};

/** A form before anything was typed. */
export const blank = <Form extends AnyForm<Form>, Given, Answer>(
  { noErrors }: FormRules<Form, Given, Answer>,
  input: Pick<FormContext<Form, Given, Answer>, 'userId' | 'given' | 'initial'>,
): FormContext<Form, Given, Answer> => ({
  ...input,
  typed: input.initial,
  errors: noErrors,
  asked: noErrors,
  failure: null,
  focusField: null,
  answer: null,
});
