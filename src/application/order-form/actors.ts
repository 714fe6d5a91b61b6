import { isLeft } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import { fromCallback, fromPromise, type EventObject } from 'xstate';
import { formDraft } from '../../domain/session/form-draft';
import type { Call, CallOptions } from '../../ports/call';
import type { FormDrafts } from '../../ports/form-drafts';
import type { LayerStack } from '../../ports/layer-stack';
import type { OrderTalk } from '../../ports/order-talk';
import type { OrderFormDraft } from './events';
import type { DraftName, FormSending, KeptTexts, SentForm } from './setup';

export interface OrderFormPorts<Form> {
  readonly drafts: FormDrafts;
  readonly layers: LayerStack;
  readonly talk: OrderTalk;
  /** Sends what was typed; trimming is its matter. */
  readonly send: (orderNo: string, form: Form, options: CallOptions) => Call<void>;
}

/** The sheet, the draft and the call of a form about an order. Leaving the page gives the call up. */
export const orderFormActors = <Form>({ drafts, layers, talk, send }: OrderFormPorts<Form>) => ({
  layer: fromCallback<EventObject>(({ sendBack }) =>
    layers.open('order-form', () => sendBack({ type: 'orderForm.closed' })),
  ),
  recallDraft: fromPromise<KeptTexts, DraftName>(({ input: { formId, userId } }) => {
    const kept = drafts.recall(formId, userId)();
    return Promise.resolve(isSome(kept) ? kept.value.fields : null);
  }),
  keepDraft: fromPromise<'kept', OrderFormDraft>(({ input }) => {
    // A draft that the device does not keep is only missed after a reload.
    drafts.keep(formDraft(input))();
    return Promise.resolve('kept' as const);
  }),
  send: fromPromise<FormSending, SentForm<Form>>(async ({ input: { orderNo, form, formId }, signal }) => {
    const sent = await send(orderNo, form, { signal })();
    if (isLeft(sent)) return sent;
    drafts.discard(formId)();
    talk.answered(orderNo);
    return sent;
  }),
});
