import type { SnapshotFrom } from 'xstate';
import type { ErrorsOf } from '../../../domain/account-form/errors-of';
import type { FormContext } from './form-context';
import type { FormMachine } from './machine';
import type { AnyForm } from './rules';

/** The part of a form that views see, without its phase. */
export interface SharedStatus<Form, Answer> extends Omit<
  FormContext<Form, unknown, Answer>,
  'given' | 'initial' | 'userId' | 'asked'
> {
  /** The question shown before the form is sent: the next submit sends it. */
  readonly asking: string | null;
}

/** What a view sees of a form on its page. */
export interface FormStatus<Form, Answer> extends SharedStatus<Form, Answer> {
  readonly phase: 'editing' | 'sending' | 'taken';
}

const askedIn = <Form>(errors: ErrorsOf<Form>, asked: ErrorsOf<Form>): string | null => {
  for (const field in asked) {
    const question = asked[field];
    if (question !== undefined && errors[field] === question) return question;
  }
  return null;
};

/** The same, of a form's context. */
export const sharedStatus = <Form, Answer>({
  typed,
  errors,
  asked,
  failure,
  focusField,
  answer,
}: FormContext<Form, unknown, Answer>): SharedStatus<Form, Answer> => ({
  typed,
  errors,
  asking: askedIn(errors, asked),
  failure,
  focusField,
  answer,
});

export const selectFormStatus = <Form extends AnyForm<Form>, Given, Answer = void>(
  snapshot: SnapshotFrom<FormMachine<Form, Given, Answer>>,
): FormStatus<Form, Answer> => {
  const phase = snapshot.matches('sending') ? 'sending' : snapshot.matches('taken') ? 'taken' : 'editing';
  return { phase, ...sharedStatus(snapshot.context) };
};
