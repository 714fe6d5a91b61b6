import type { ErrorsOf } from '../../../domain/account-form/errors-of';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import { failureText } from '../../../domain/gateway/failure-text';

/** Field name → text, as a device keeps it. */
export type FormTexts = Readonly<Record<string, string>>;

/** A form: every field holds text. */
export type AnyForm<Form> = { readonly [Field in keyof Form]: string };

/** The fields of a form by name. */
export type FieldOf<Form> = keyof Form & string;

/** What makes one form differ from another. `Given` is what it is about, `Answer` what its call brings. */
export interface FormRules<Form extends AnyForm<Form>, Given, Answer> {
  /** The fields in the order of their display: the first wrong one gets the focus. */
  readonly fields: readonly FieldOf<Form>[];
  /** What must be mended before it is sent; empty when all is well (VAL-06). */
  readonly errorsOf: (form: Form, given: Given) => ErrorsOf<Form>;
  /** The doubts to confirm once before sending a form without errors; the same text is not asked about again. */
  readonly doubtsOf: (form: Form, given: Given) => ErrorsOf<Form>;
  /** The field next to which the error of a field is shown: typing in it removes the error. */
  readonly errorField: (field: FieldOf<Form>) => FieldOf<Form>;
  /** The errors of a form in which nothing is wrong. */
  readonly noErrors: ErrorsOf<Form>;
  /** Whether a field accepts a text: a read-only field accepts none, a choice accepts only its options. */
  readonly takes: (field: FieldOf<Form>, text: string, given: Given) => boolean;
  /** The name under which the draft is kept on the device; null where nothing typed may be kept. */
  readonly draftName: (given: Given) => string | null;
  /** What a call that failed says. */
  readonly failureText: (failure: GatewayFailure) => string;
  /** The field that a refusal is about, which gets the focus; null when the refusal is shown above the form. */
  readonly refusedField: (message: string) => FieldOf<Form> | null;
  /** What the form is about after a call that failed: the answer may say that it has changed. */
  readonly givenAfter: (given: Given, failure: GatewayFailure) => Given;
  /** The texts of the form after it was accepted. */
  readonly afterwards: (form: Form, answer: Answer) => Form;
}

type Said<Form extends AnyForm<Form>, Given, Answer> = Pick<
  FormRules<Form, Given, Answer>,
  'fields' | 'errorsOf' | 'noErrors'
> &
  Partial<FormRules<Form, Given, Answer>>;

/** The rules of a form, with what most forms have in common where nothing else is said. */
export const formRules = <Form extends AnyForm<Form>, Given, Answer>(
  said: Said<Form, Given, Answer>,
): FormRules<Form, Given, Answer> => ({
  doubtsOf: () => said.noErrors,
  errorField: (field) => field,
  takes: () => true,
  draftName: () => null,
  failureText,
  refusedField: () => null,
  givenAfter: (given) => given,
  afterwards: (form) => form,
  ...said,
});

/** A form with some of its fields replaced by texts that they take; other names are left out. */
export const withTexts = <Form extends AnyForm<Form>, Given, Answer>(
  { fields, takes }: FormRules<Form, Given, Answer>,
  form: Form,
  texts: FormTexts,
  given: Given,
): Form =>
  fields.reduce((changed, field) => {
    const text = texts[field];
    return text === undefined || !takes(field, text, given) ? changed : { ...changed, [field]: text };
  }, form);
