import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as R from 'fp-ts/Record';
import * as t from 'io-ts';
import { WireId } from '../../../contract/codec/id';
import { record } from '../../../contract/codec/record';
import { noChatDraft, type ChatDraft } from '../../domain/chat/chat-draft';
import type { StoredName } from '../../domain/session/stored-names';
import type { ChatDrafts, DraftOf } from '../../ports/chat-drafts';
import type { KeyValueStorage } from '../../ports/key-value-storage';
import { decodedText } from '../../../contract/codec/decoded-text';

const name = 'hupo.chat-drafts' satisfies StoredName;

const Draft = record(
  {
    text: t.string,
    quote: t.union([t.null, record({ id: WireId, name: t.string, excerpt: t.string }, 'Quote')]),
  },
  'ChatDraft',
);

/** The drafts of one user; another's take their place. */
const Kept = record(
  { version: t.literal(2), userId: WireId, drafts: t.record(t.string, Draft) },
  'ChatDrafts',
);

/** As version 1 kept them: the words alone. */
const KeptBefore = record({ userId: WireId, texts: t.record(t.string, t.string) }, 'ChatDraftsBefore');

type OfUser = Readonly<Record<string, ChatDraft>>;

/** The drafts of conversations in the device's storage (SCR-11). */
export class StoredChatDrafts implements ChatDrafts {
  private readonly hearers = new Set<() => void>();

  constructor(private readonly storage: KeyValueStorage) {}

  readonly recall =
    ({ userId, peerId }: DraftOf) =>
    () =>
      this.of(userId)[peerId] ?? noChatDraft;

  readonly all = (userId: string) => () =>
    pipe(
      this.of(userId),
      R.map(({ text }) => text),
      R.filter((text) => text.trim() !== ''),
    );

  readonly keep =
    ({ userId, peerId }: DraftOf, { text, quote }: ChatDraft) =>
    () => {
      const { [peerId]: _before, ...others } = this.of(userId);
      const isNone = text.trim() === '' && quote === null;
      const drafts = isNone ? others : { ...others, [peerId]: { text, quote } };
      if (Object.keys(drafts).length === 0) this.storage.remove(name)();
      else this.storage.write(name, JSON.stringify(Kept.encode({ version: 2, userId, drafts })))();
      for (const hear of this.hearers) hear();
    };

  readonly listen = (hear: () => void) => {
    this.hearers.add(hear);
    return () => void this.hearers.delete(hear);
  };

  readonly discardOthers = (userId: string) => () => {
    const kept = this.kept();
    if (kept !== null && kept.userId !== userId) this.storage.remove(name)();
  };

  private of(userId: string): OfUser {
    const kept = this.kept();
    return kept?.userId === userId ? kept.drafts : {};
  }

  private kept(): { readonly userId: string; readonly drafts: OfUser } | null {
    return pipe(
      this.storage.read(name)(),
      O.chain((text) =>
        pipe(
          decodedText(Kept)(text),
          O.map(({ userId, drafts }) => ({ userId, drafts })),
          O.alt(() =>
            pipe(
              decodedText(KeptBefore)(text),
              O.map(({ userId, texts }) => ({
                userId,
                drafts: pipe(
                  texts,
                  R.map((words): ChatDraft => ({ text: words, quote: null })),
                ),
              })),
            ),
          ),
        ),
      ),
      O.toNullable,
    );
  }
}
