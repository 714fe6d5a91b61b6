import type { Either } from 'fp-ts/Either';
import type { ErrorsOf } from '../../../domain/account-form/errors-of';
import type { GatewayFailure } from '../../../domain/gateway/failure';
import type { FieldOf, FormTexts } from './rules';

/** Whose form it is, what it is about, and its initial texts. */
export interface FormInput<Form, Given> {
  /** The owner of the draft, so that no other user is offered it; null for a member without an id. */
  readonly userId: string | null;
  readonly given: Given;
  readonly initial: Form;
}

export interface FormContext<Form, Given, Answer> extends FormInput<Form, Given> {
  readonly typed: Form;
  /** Errors in Chinese, shown next to their fields. A new object after each refused submit. */
  readonly errors: ErrorsOf<Form>;
  /** The doubts shown last before sending, so that a second submit of the same texts sends them. */
  readonly asked: ErrorsOf<Form>;
  /** What no field can mend, in Chinese. */
  readonly failure: string | null;
  /** Where the focus goes because something was refused; null as soon as the person types. */
  readonly focusField: FieldOf<Form> | null;
  /** What the last call brought; null before there was one. */
  readonly answer: Answer | null;
}

export interface TypedText<Form> {
  readonly field: FieldOf<Form>;
  readonly text: string;
}

export type FormEvent<Form> =
  | { readonly type: 'form.opened' }
  | ({ readonly type: 'form.typed' } & TypedText<Form>)
  | { readonly type: 'form.submitted' }
  | { readonly type: 'form.closed' };

/** What the page shows at the moment at which it opens the form; the rest of what the form is about stays. */
export interface OpenedAbout<Given> {
  readonly about: Partial<Given>;
}

/** What a draft is found under. */
export interface DraftName {
  /** Null where nothing is kept. */
  readonly formId: string | null;
  readonly userId: string | null;
}

export interface KeptDraft extends DraftName {
  readonly fields: FormTexts;
}

/** The sent form, and the name under which its draft is kept. */
export interface SentForm<Form, Given> extends DraftName {
  readonly form: Form;
  readonly given: Given;
}

export type FormSending<Answer> = Either<GatewayFailure, Answer>;

/** What the machine is about, for the compiler only. */
export interface FormTypes<Form, Given, Answer> {
  readonly context?: FormContext<Form, Given, Answer>;
  readonly events?: FormEvent<Form> | ({ readonly type: 'form.openedAbout' } & OpenedAbout<Given>);
  readonly input?: FormInput<Form, Given>;
}
