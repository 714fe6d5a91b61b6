import { blank, formStates, pressing } from '../form/chart';
import type { OpenedAbout } from '../form/form-context';
import type { AnyForm, FormRules } from '../form/rules';
import { formSetup } from '../form/setup';

/**
 * A form in a sheet over its page, for any rules: opened and closed, by the back button first. Typed texts survive
 * closing, a reload and a failed send. Source: VAL-06, SES-07, LAY-19.
 */
export const sheetFormMachine = <Form extends AnyForm<Form>, Given, Answer>(
  rules: FormRules<Form, Given, Answer>,
) => {
  const about = ({ event }: { readonly event: OpenedAbout<Given> }): OpenedAbout<Given> => event;
  const { recalling, typed, sending } = formStates(rules, 'closed');
  return formSetup(rules).createMachine({
    id: 'sheetForm',
    description: 'A form in a sheet over its page, by its rules. Typed texts are never lost.',
    meta: { requirements: ['VAL-06', 'SES-07', 'LAY-19'] },
    context: ({ input }) => blank(rules, input),
    initial: 'closed',
    states: {
      closed: {
        description: 'The sheet is not shown.',
        meta: { requirements: ['LAY-19'] },
        entry: ['forgetErrors', 'forgetAsked'],
        on: {
          'form.opened': 'recalling',
          'form.openedAbout': { target: 'recalling', actions: { type: 'keepAbout', params: about } },
        },
      },
      recalling,
      editing: {
        description: 'The person types in the sheet; back closes it first.',
        meta: { requirements: ['VAL-06', 'LAY-19'] },
        initial: 'resting',
        invoke: { id: 'layer', src: 'layer' },
        on: { ...pressing, 'form.closed': 'closed' },
        states: typed,
      },
      sending,
    },
  });
};

export type SheetFormMachine<Form extends AnyForm<Form>, Given, Answer> = ReturnType<
  typeof sheetFormMachine<Form, Given, Answer>
>;
