import type { FormRules } from './form-rules';
import { draftNameOf, orderFormSetup } from './setup';

/** A form about an order, in a sheet over its page: asking for the money back, asking for an invoice. Source: PAY-15, PAY-16, VAL-06. */
export const orderFormMachine = <Form>(rules: FormRules<Form>) =>
  orderFormSetup(rules).createMachine({
    id: 'orderForm',
    description: 'One form about one order. What was typed survives closing, a reload and a failed send.',
    meta: { requirements: ['PAY-15', 'PAY-16', 'VAL-06'] },
    context: ({ input }) => ({
      ...input,
      typed: input.initial,
      errors: rules.noErrors,
      failure: null,
      focusField: null,
    }),
    initial: 'closed',
    states: {
      closed: {
        description: 'The form is not shown.',
        meta: { requirements: ['PAY-15'] },
        entry: 'forgetErrors',
        on: {
          'orderForm.opened': 'recalling',
        },
      },
      recalling: {
        description: 'What was typed before is looked for on the device.',
        meta: { requirements: ['VAL-06'] },
        invoke: {
          id: 'recallDraft',
          src: 'recallDraft',
          input: ({ context }) => draftNameOf(rules, context),
          onDone: {
            target: 'editing',
            actions: { type: 'keepRecalled', params: ({ event }) => ({ texts: event.output }) },
          },
          onError: 'editing',
        },
        after: { draftLimit: 'editing' },
      },
      editing: {
        description: 'The person types in the sheet; back closes it first.',
        meta: { requirements: ['VAL-06', 'LAY-19'] },
        initial: 'resting',
        invoke: { id: 'layer', src: 'layer', onError: 'closed' },
        on: {
          'orderForm.typed': {
            target: '.drafting',
            actions: { type: 'keepTyped', params: ({ event }) => event },
          },
          'orderForm.submitted': [
            { guard: 'nothingIsWrong', target: 'sending', actions: 'forgetErrors' },
            { actions: 'noteErrors' },
          ],
          'orderForm.closed': 'closed',
        },
        states: {
          resting: {
            description: 'What is typed is kept, or is what stood there.',
            meta: { requirements: ['VAL-06'] },
          },
          drafting: {
            description: 'What is typed is written to the device.',
            meta: { requirements: ['VAL-06'] },
            invoke: {
              id: 'keepDraft',
              src: 'keepDraft',
              input: ({ context }) => ({
                ...draftNameOf(rules, context),
                fields: rules.textsOf(context.typed),
              }),
              onDone: 'resting',
              onError: 'resting',
            },
            after: { draftLimit: 'resting' },
          },
        },
      },
      sending: {
        description: 'The one call is under way.',
        meta: { requirements: ['PAY-15', 'PAY-16'] },
        invoke: {
          id: 'send',
          src: 'send',
          input: ({ context }) => ({
            orderNo: context.orderNo,
            form: context.typed,
            formId: draftNameOf(rules, context).formId,
          }),
          onDone: [
            {
              guard: { type: 'wasTaken', params: ({ event }) => event.output },
              target: 'closed',
            },
            { target: 'editing', actions: { type: 'noteFailure', params: ({ event }) => event.output } },
          ],
          onError: { target: 'editing', actions: 'noteDefect' },
        },
        after: { answerLimit: { target: 'editing', actions: 'noteTimeout' } },
      },
    },
  });

export type OrderFormMachine<Form> = ReturnType<typeof orderFormMachine<Form>>;
