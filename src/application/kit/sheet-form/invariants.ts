import type { SnapshotFrom } from 'xstate';
import { sendingInvariants, type Holds } from '../form/invariants';
import type { AnyForm, FormRules } from '../form/rules';
import type { SheetFormMachine } from './machine';

/** What holds in every reachable state of a form in a sheet, whichever its rules are. */
export const sheetFormInvariants = <Form extends AnyForm<Form>, Given, Answer>(
  rules: FormRules<Form, Given, Answer>,
): Holds<SnapshotFrom<SheetFormMachine<Form, Given, Answer>>> => ({
  ...sendingInvariants(rules, (now: SnapshotFrom<SheetFormMachine<Form, Given, Answer>>) =>
    now.matches('closed'),
  ),
  '[PAY-13] at most one call is under way, and only in its state': (now) =>
    now.matches('sending') === (now.children.send !== undefined),
  '[LAY-19] the sheet lies on the page exactly while the person types': (now) =>
    now.matches('editing') || now.children.layer === undefined,
});
