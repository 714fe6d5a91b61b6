import type { SnapshotFrom } from 'xstate';
import type { FormContext } from './form-context';
import type { FormMachine } from './machine';
import type { AnyForm } from './rules';

/** What a view sees of a form, beside how far it is. */
export type Told<Form, Answer> = Omit<
  FormContext<Form, unknown, Answer>,
  'given' | 'initial' | 'userId' | 'asked'
>;

/** What a view sees of a form on its page. */
export interface FormStatus<Form, Answer> extends Told<Form, Answer> {
  readonly phase: 'editing' | 'sending' | 'taken';
}

/** The same, of a form's context. */
export const told = <Form, Answer>({
  typed,
  errors,
  failure,
  focusField,
  answer,
}: FormContext<Form, unknown, Answer>): Told<Form, Answer> => ({
  typed,
  errors,
  failure,
  focusField,
  answer,
});

export const selectFormStatus = <Form extends AnyForm<Form>, Given, Answer = void>(
  snapshot: SnapshotFrom<FormMachine<Form, Given, Answer>>,
): FormStatus<Form, Answer> => {
  const phase = snapshot.matches('sending') ? 'sending' : snapshot.matches('taken') ? 'taken' : 'editing';
  return { phase, ...told(snapshot.context) };
};
