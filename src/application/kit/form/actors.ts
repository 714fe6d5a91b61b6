import { isLeft } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import { fromPromise } from 'xstate';
import { formDraft } from '../../../domain/session/form-draft';
import type { Call, CallOptions } from '../../../ports/call';
import type { FormDrafts } from '../../../ports/form-drafts';
import type { DraftName, KeptDraft, SentForm } from './form-context';
import type { FormTexts } from './rules';
import { fromCall, writeLimit } from '../from-call';

/** What a form does with what was typed. */
export interface FormCalls<Form, Given, Answer> {
  /** Sends it; trimming is its matter. */
  readonly send: (form: Form, given: Given, options: CallOptions) => Call<Answer>;
  /** Notifies others that the form was accepted. */
  readonly taken?: (given: Given) => void;
}

/** The draft and the call of a form. Leaving the page gives the call up. */
export const formActors = <Form, Given, Answer>(
  drafts: FormDrafts,
  { send, taken = () => undefined }: FormCalls<Form, Given, Answer>,
) => ({
  recallDraft: fromPromise<FormTexts | null, DraftName>(({ input: { formId, userId } }) => {
    const kept = formId === null ? undefined : drafts.recall(formId, userId)();
    return Promise.resolve(kept !== undefined && isSome(kept) ? kept.value.fields : null);
  }),
  keepDraft: fromPromise<'kept', KeptDraft>(({ input: { formId, userId, fields } }) => {
    // A draft that the device does not keep is only missed after a reload.
    if (formId !== null) drafts.keep(formDraft({ formId, userId, fields }))();
    return Promise.resolve('kept' as const);
  }),
  send: fromCall<Answer, SentForm<Form, Given>>(
    ({ form, given, formId }, options) =>
      async () => {
        const sent = await send(form, given, options)();
        if (isLeft(sent)) return sent;
        if (formId !== null) drafts.discard(formId)();
        taken(given);
        return sent;
      },
    { limit: writeLimit },
  ),
});
