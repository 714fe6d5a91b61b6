import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import { FormDraft, formDraft } from '../../domain/session/form-draft';
import type { FormDrafts } from '../../ports/form-drafts';
import type { KeyValueStorage } from '../../ports/key-value-storage';
import { decodeJson } from '../../../contract/codec/decode-json';

const name = 'hupo.form-draft';
const Drafts = t.readonlyArray(FormDraft, 'FormDrafts');

/** The drafts of this tab, one for each form, in its session storage, without secrets (SES-07). */
export class StoredFormDrafts implements FormDrafts {
  constructor(private readonly storage: KeyValueStorage) {}

  readonly recall = (formId: string, userId: string | null) => () =>
    O.fromNullable(this.kept().find((draft) => draft.formId === formId && draft.userId === userId));

  readonly keep = (draft: FormDraft) => {
    const others = this.kept().filter(({ formId }) => formId !== draft.formId);
    return this.write([...others, formDraft(draft)]);
  };

  readonly discard = (formId: string) => () => this.retain((draft) => draft.formId !== formId);

  readonly discardOthers = (userId: string) => () =>
    this.retain((draft) => draft.userId === null || draft.userId === userId);

  private retain(isWanted: (draft: FormDraft) => boolean): void {
    const kept = this.kept();
    const wanted = kept.filter(isWanted);
    if (wanted.length === 0) this.storage.remove(name)();
    else if (wanted.length < kept.length) this.write(wanted)();
  }

  private write(drafts: readonly FormDraft[]) {
    return this.storage.write(name, JSON.stringify(Drafts.encode(drafts)));
  }

  private kept(): readonly FormDraft[] {
    return pipe(
      this.storage.read(name)(),
      O.chainEitherK(decodeJson(Drafts)),
      O.getOrElseW(() => []),
    );
  }
}
