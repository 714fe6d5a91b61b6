import type { FormTexts } from './form-rules';

/** Whose form it is, about which order, and what stands in it before anything was typed. */
export interface OrderFormInput<Form> {
  readonly orderNo: string;
  readonly userId: string;
  readonly initial: Form;
}

export type OrderFormEvent<Form> =
  | { readonly type: 'orderForm.opened' }
  | { readonly type: 'orderForm.typed'; readonly field: keyof Form & string; readonly text: string }
  | { readonly type: 'orderForm.submitted' }
  | { readonly type: 'orderForm.closed' };

/** What a form is kept and sent with. */
export interface OrderFormDraft {
  readonly formId: string;
  readonly userId: string;
  readonly fields: FormTexts;
}
