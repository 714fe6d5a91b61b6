import { blank, formStates, pressing, typing } from './chart';
import type { AnyForm, FormRules } from './rules';
import { formSetup } from './setup';

/**
 * A form on its page, for any rules. Typed texts survive a failed send, and a reload where the rules name a draft.
 * Nothing is sent while a field is wrong. Source: VAL-06, SES-07.
 */
export const formMachine = <Form extends AnyForm<Form>, Given, Answer>(
  rules: FormRules<Form, Given, Answer>,
) => {
  const { recalling, typed, sending } = formStates(rules, 'taken');
  return formSetup(rules).createMachine({
    id: 'form',
    description: 'A form on its page, by its rules. A send never loses typed texts.',
    meta: { requirements: ['VAL-06', 'SES-07', 'SCR-10'] },
    context: ({ input }) => blank(rules, input),
    initial: 'recalling',
    states: {
      recalling,
      editing: {
        description: 'The person types.',
        meta: { requirements: ['VAL-06'] },
        initial: 'resting',
        on: pressing,
        states: typed,
      },
      sending,
      taken: {
        description:
          'The form was accepted, and the page shows it; further typing continues from the shown texts.',
        meta: { requirements: ['SCR-10'] },
        on: { 'form.typed': typing },
      },
    },
  });
};

export type FormMachine<Form extends AnyForm<Form>, Given, Answer> = ReturnType<
  typeof formMachine<Form, Given, Answer>
>;
