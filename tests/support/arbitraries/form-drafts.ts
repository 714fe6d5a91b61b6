import * as fc from 'fast-check';
import type { FormDraft } from '../../../src/domain/session/form-draft';
import { ids, orNull, texts } from './values';

const names = fc.stringMatching(/^[A-Za-z]{1,12}$/);

/** Drafts with any field names, those of secrets among them. */
export const formDrafts: fc.Arbitrary<FormDraft> = fc.record({
  formId: names,
  userId: orNull(ids),
  fields: fc.dictionary(fc.oneof(names, fc.constantFrom('userName', 'password', 'ticket', 'newPwd')), texts, {
    noNullPrototype: true,
  }),
});
