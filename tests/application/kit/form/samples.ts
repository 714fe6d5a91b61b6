import { noPasswords, passwordRules } from '../../../../src/application/session/change-password/definition';
import type { TypedPasswords } from '../../../../src/application/session/change-password/password-errors';
import type { FormEvent, FormInput } from '../../../../src/application/kit/form/form-context';
import { formMachine } from '../../../../src/application/kit/form/machine';
import type { AnyForm, FieldOf, FormRules } from '../../../../src/application/kit/form/rules';
import { sheetFormMachine } from '../../../../src/application/kit/sheet-form/machine';
import { invoiceRules, type OrderGiven } from '../../../../src/application/payment/order-detail/forms';
import { profileRules, type ProfileGiven } from '../../../../src/application/member/profile-edit/definition';
import type { ProfileFields } from '../../../../src/domain/member/profile';
import type { InvoiceForm } from '../../../../src/domain/order/order-forms';

export const opens: { readonly type: 'form.opened' } = { type: 'form.opened' };
export const opensAbout = { type: 'form.openedAbout', about: { orderNo: 'HP2' } } as const;
export const closes: { readonly type: 'form.closed' } = { type: 'form.closed' };
export const submits: { readonly type: 'form.submitted' } = { type: 'form.submitted' };
const typing =
  <Form>() =>
  (field: keyof Form & string, text: string): FormEvent<Form> => ({ type: 'form.typed', field, text });

/** The same rules, by which one text of a field is asked about once before it is sent. */
const askingAbout = <Form extends AnyForm<Form>, Given, Answer>(
  rules: FormRules<Form, Given, Answer>,
  field: FieldOf<Form>,
  text: string,
): FormRules<Form, Given, Answer> => ({
  ...rules,
  doubtsOf: (form) => (form[field] === text ? { ...rules.noErrors, [field]: asks } : rules.noErrors),
});
export const asks = '请再核对一次';

/** Of the forms in sheets the one whose rules are the most. */
export const doubtfulEmail = 'doubtful@b.cn';
export const askingInvoiceRules = askingAbout(invoiceRules, 'email', doubtfulEmail);
export const invoice = sheetFormMachine(askingInvoiceRules);
export const blankInvoice: InvoiceForm = { kind: 'company', title: '金信并购基金', taxNumber: '', email: '' };
export const rightInvoice: InvoiceForm = {
  ...blankInvoice,
  taxNumber: '91350100M000100Y43',
  email: 'a@b.cn',
};
export const invoiceInput: FormInput<InvoiceForm, OrderGiven> = {
  userId: '7',
  given: { orderNo: 'HP1' },
  initial: blankInvoice,
};
export const typesInvoice = typing<InvoiceForm>();

/** Of the forms on their page one that is kept as a draft, and has fields that may be fixed. */
export const askingProfileRules = askingAbout(profileRules, 'email', doubtfulEmail);
export const profile = formMachine(askingProfileRules);
export const ownFields: ProfileFields = {
  name: '何嘉',
  company: '金信并购基金',
  position: '执行董事',
  email: 'he@example.com',
};
export const profileInput = (locked: boolean): FormInput<ProfileFields, ProfileGiven> => ({
  userId: '7',
  given: { locked },
  initial: ownFields,
});
export const typesProfile = typing<ProfileFields>();

/** One that nothing may be kept of. */
export const doubtfulPassword = 'old-doubtful-2025';
export const askingPasswordRules = askingAbout(passwordRules, 'oldPassword', doubtfulPassword);
export const password = formMachine(askingPasswordRules);
export const passwordInput = { userId: null, given: { userName: '13851206614' }, initial: noPasswords };
export const typesPassword = typing<TypedPasswords>();
export const rightPasswords: TypedPasswords = {
  oldPassword: 'old-2025',
  password: 'amber-2026',
  repeated: 'amber-2026',
};
/** All three fields, as they must be. */
export const filled = [
  typesPassword('oldPassword', rightPasswords.oldPassword),
  typesPassword('password', rightPasswords.password),
  typesPassword('repeated', rightPasswords.repeated),
];
