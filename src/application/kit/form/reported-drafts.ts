import { isLeft } from 'fp-ts/Either';
import type { StorageFailure } from '../../../domain/session/storage-failure';
import type { FormDrafts } from '../../../ports/form-drafts';

/** Drafts that notify the user once when the device does not keep them, however much is typed later (SES-07). */
export const reportedDrafts = (drafts: FormDrafts, notify: (failure: StorageFailure) => void): FormDrafts => {
  const reported = { once: false };
  return {
    ...drafts,
    keep: (draft) => () => {
      const kept = drafts.keep(draft)();
      if (isLeft(kept) && !reported.once) {
        reported.once = true;
        notify(kept.left);
      }
      return kept;
    },
  };
};
