import type { SnapshotFrom } from 'xstate';
import type { FormMachine } from './machine';
import type { AnyForm, FormRules } from './rules';

/** Sentences that hold of every state of a form. */
export type Holds<Page> = Readonly<Record<string, (now: Page, last?: { readonly from: Page }) => boolean>>;

/** Nothing is wrong with what was typed. */
export const isRight = <Form extends AnyForm<Form>, Given, Answer>(
  rules: FormRules<Form, Given, Answer>,
  { typed, given }: { readonly typed: Form; readonly given: Given },
): boolean => Object.values(rules.errorsOf(typed, given)).every((error) => error === undefined);

/** What holds in every state that a form on its page can come to, whichever its rules are. */
export const formInvariants = <Form extends AnyForm<Form>, Given, Answer>(
  rules: FormRules<Form, Given, Answer>,
): Holds<SnapshotFrom<FormMachine<Form, Given, Answer>>> => ({
  '[VAL-06] nothing is sent while a field is wrong': (now) =>
    !now.matches('sending') || isRight(rules, now.context),
  '[VAL-06] what was typed is still there after a send that failed': (now, last) =>
    last === undefined ||
    !last.from.matches('sending') ||
    now.matches('taken') ||
    now.context.typed === last.from.context.typed,
  'at most one call is under way, and only in its state': (now) =>
    now.matches('sending') === (now.children.send !== undefined),
});
