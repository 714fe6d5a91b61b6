import { isSome } from 'fp-ts/Option';
import type { StoredName } from '../../../domain/session/stored-names';
import type { FormDrafts } from '../../../ports/form-drafts';
import type { KeyValueStorage } from '../../../ports/key-value-storage';

const name = 'hupo.form-draft' satisfies StoredName;

type Discarding = Pick<FormDrafts, 'discardOthers'>;

/**
 * Discards the drafts of other users. Its code is loaded only when a draft is kept. When the load fails, every draft is
 * removed: losing the user's own draft is better than keeping another user's (SEC-04).
 */
export const discardLeftoverDrafts = (
  storage: KeyValueStorage,
  load: () => Promise<Discarding>,
): Discarding => ({
  discardOthers: (userId) => () => {
    if (isSome(storage.read(name)()))
      load().then(
        (drafts) => drafts.discardOthers(userId)(),
        () => storage.remove(name)(),
      );
  },
});
