import type { SnapshotFrom } from 'xstate';
import type { FormContext } from './form-context';
import type { FormMachine } from './machine';
import type { AnyForm, FormRules } from './rules';

/** Sentences that hold of every state of a form. */
export type Holds<Page> = Readonly<Record<string, (now: Page, last?: { readonly from: Page }) => boolean>>;

/** A reachable state of a form, reduced to what concerns its sending. */
export interface FormPage<Form, Given> {
  readonly context: Pick<FormContext<Form, Given, unknown>, 'typed' | 'given' | 'asked'>;
  readonly matches: (state: 'sending') => boolean;
}

/**
 * Invariants of the sending of every form, on its page or in a sheet.
 * @param wasTaken whether the sending of a form has succeeded
 */
export const sendingInvariants = <
  Form extends AnyForm<Form>,
  Given,
  Answer,
  Page extends FormPage<Form, Given>,
>(
  rules: FormRules<Form, Given, Answer>,
  wasTaken: (now: Page) => boolean,
): Holds<Page> => ({
  '[VAL-06] nothing is sent while a field is wrong': (now) =>
    !now.matches('sending') ||
    Object.values(rules.errorsOf(now.context.typed, now.context.given)).every((error) => error === undefined),
  '[VAL-06] nothing is sent of which something was not asked that is to be asked first': (now) => {
    const doubts = rules.doubtsOf(now.context.typed, now.context.given);
    return (
      !now.matches('sending') || rules.fields.every((field) => doubts[field] === now.context.asked[field])
    );
  },
  '[VAL-06] what was typed is still there after a send that failed': (now, last) =>
    last === undefined ||
    !last.from.matches('sending') ||
    wasTaken(now) ||
    now.context.typed === last.from.context.typed,
});

/** What holds in every reachable state of a form on its page, whichever its rules are. */
export const formInvariants = <Form extends AnyForm<Form>, Given, Answer>(
  rules: FormRules<Form, Given, Answer>,
): Holds<SnapshotFrom<FormMachine<Form, Given, Answer>>> => ({
  ...sendingInvariants(rules, (now: SnapshotFrom<FormMachine<Form, Given, Answer>>) => now.matches('taken')),
  'at most one call is under way, and only in its state': (now) =>
    now.matches('sending') === (now.children.send !== undefined),
});
