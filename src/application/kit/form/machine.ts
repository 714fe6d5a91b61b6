import { blank, formStates, pressing, typing } from './chart';
import type { AnyForm, FormRules } from './rules';
import { formSetup } from './setup';

/**
 * A form on its page, whichever its rules are. What was typed survives a failed send, and where the rules name a draft
 * also a reload. Nothing is sent while a field is wrong. Source: VAL-06, SES-07.
 */
export const formMachine = <Form extends AnyForm<Form>, Given, Answer>(
  rules: FormRules<Form, Given, Answer>,
) => {
  const { recalling, typed, sending } = formStates(rules, 'taken');
  return formSetup(rules).createMachine({
    id: 'form',
    description: 'A form on its page, by its rules. What was typed is never lost by a send.',
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
        description: 'It is done, and the page says so; typing goes on from what stands there.',
        meta: { requirements: ['SCR-10'] },
        on: { 'form.typed': typing },
      },
    },
  });
};

export type FormMachine<Form extends AnyForm<Form>, Given, Answer> = ReturnType<
  typeof formMachine<Form, Given, Answer>
>;
