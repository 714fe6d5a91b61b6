import * as t from 'io-ts';
import { WireId } from '../../../contract/codec/id';
import { orNull } from '../../../contract/codec/or-null';
import { record } from '../../../contract/codec/record';

/** The texts of a form at the end of the session, offered again to the same user (SES-07). */
export const FormDraft = record(
  {
    formId: t.string,
    /** Whose text it is; null is what a visitor typed. */
    userId: orNull(WireId),
    /** Field name → what was typed. Never a secret. */
    fields: t.record(t.string, t.string),
  },
  'FormDraft',
);
export type FormDraft = t.TypeOf<typeof FormDraft>;

const secret = /pass|pwd|code|caption|ticket|randstr|token/i;

/** A draft of what may be kept: fields named like a password, code, ticket or token are left out. */
export function formDraft(typed: FormDraft): FormDraft {
  const kept = Object.entries(typed.fields).filter(([name]) => !secret.test(name));
  return { formId: typed.formId, userId: typed.userId, fields: Object.fromEntries(kept) };
}
