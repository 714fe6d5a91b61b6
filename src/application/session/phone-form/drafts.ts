import { isSome } from 'fp-ts/Option';
import { fromCallback } from 'xstate';
import { formDraft } from '../../../domain/session/form-draft';
import { defaultCountryCode } from '../../../domain/session/phone-proof';
import type { FormDrafts } from '../../../ports/form-drafts';
import type { PhoneDraftChanged } from './setup';

/** One draft for every way to log in, so that a phone typed on one page is filled in on the next. */
export const wayInFormId = 'way-in';

/**
 * Keeps the phone and its country over a reload (SES-07). The country goes by a name of its own: a name with
 * "code" in it would be taken for a secret.
 */
export const phoneDrafts = (drafts: FormDrafts) =>
  fromCallback<PhoneDraftChanged>(({ sendBack, receive }) => {
    const kept = drafts.recall(wayInFormId, null)();
    const { userName, country = defaultCountryCode } = isSome(kept) ? kept.value.fields : {};
    if (userName !== undefined) sendBack({ type: 'draft.recalled', userName, countryCode: country });
    receive(({ userName: typed, countryCode }) => {
      const fields = { userName: typed, country: countryCode };
      drafts.keep(formDraft({ formId: wayInFormId, userId: null, fields }))();
    });
  });
