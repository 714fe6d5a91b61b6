import { left, right } from 'fp-ts/Either';
import { fromPredicate, none } from 'fp-ts/Option';
import type { FormDraft } from '../../../src/domain/session/form-draft';
import type { StorageFailure } from '../../../src/domain/session/storage-failure';
import type { FormDrafts } from '../../../src/ports/form-drafts';

export interface FakeFormDrafts {
  readonly port: FormDrafts;
  /** The one draft that is kept. */
  kept: FormDraft | null;
  /** Set when the device refuses to keep anything. */
  failure: StorageFailure | null;
  /** Every draft that was ever kept, in order. */
  readonly history: readonly FormDraft[];
}

/** Drafts that a test sets, reads and switches off. */
export const fakeFormDrafts = (kept: FormDraft | null = null): FakeFormDrafts => {
  const history: FormDraft[] = [];
  const drafts: FakeFormDrafts = {
    kept,
    failure: null,
    history,
    port: {
      recall: (formId, userId) => () =>
        drafts.kept === null
          ? none
          : fromPredicate((draft: FormDraft) => draft.formId === formId && draft.userId === userId)(
              drafts.kept,
            ),
      keep: (draft) => () => {
        if (drafts.failure !== null) return left(drafts.failure);
        history.push(draft);
        drafts.kept = draft;
        return right(undefined);
      },
      discard: (formId) => () => {
        if (drafts.kept?.formId === formId) drafts.kept = null;
      },
      discardOthers: (userId) => () => {
        if (drafts.kept !== null && drafts.kept.userId !== null && drafts.kept.userId !== userId)
          drafts.kept = null;
      },
    },
  };
  return drafts;
};
