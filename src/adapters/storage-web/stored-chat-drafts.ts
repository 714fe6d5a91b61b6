import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import { WireId } from '../../../contract/codec/id';
import { record } from '../../../contract/codec/record';
import { withDefault } from '../../../contract/codec/with-default';
import type { ChatDraft } from '../../domain/chat/chat-draft';
import type { StoredName } from '../../domain/session/stored-names';
import type { ChatDrafts, DraftOf } from '../../ports/chat-drafts';
import type { KeyValueStorage } from '../../ports/key-value-storage';
import { decodeJson } from '../../../contract/codec/decode-json';

const name = 'hupo.chat-drafts' satisfies StoredName;

const Quote = record({ id: WireId, name: t.string, excerpt: t.string }, 'Quote');

/** The drafts of one user; another's take their place. Version 1 had no quotes. */
const Kept = record(
  {
    version: withDefault(t.literal(2), 2),
    userId: WireId,
    texts: t.record(t.string, t.string),
    quotes: withDefault(t.record(t.string, Quote), {}),
  },
  'ChatDrafts',
);
type Kept = t.TypeOf<typeof Kept>;

/** The same without what was there of this party, and with another value where there is one. */
const changed = <A>(all: Readonly<Record<string, A>>, peerId: string, value: A | null): Record<string, A> => {
  const { [peerId]: _before, ...others } = all;
  return value === null ? others : { ...others, [peerId]: value };
};

/** The drafts of conversations in the device's storage (SCR-11). */
export class StoredChatDrafts implements ChatDrafts {
  private readonly hearers = new Set<() => void>();

  constructor(private readonly storage: KeyValueStorage) {}

  readonly recall =
    ({ userId, peerId }: DraftOf) =>
    (): ChatDraft => {
      const { texts, quotes } = this.of(userId);
      return { text: texts[peerId] ?? '', quote: quotes[peerId] ?? null };
    };

  readonly all = (userId: string) => () => this.of(userId).texts;

  readonly keep =
    ({ userId, peerId }: DraftOf, { text, quote }: ChatDraft) =>
    () => {
      const before = this.of(userId);
      const texts = changed(before.texts, peerId, text.trim() === '' ? null : text);
      const quotes = changed(before.quotes, peerId, quote);
      if (Object.keys({ ...texts, ...quotes }).length === 0) this.storage.remove(name)();
      else this.storage.write(name, JSON.stringify(Kept.encode({ version: 2, userId, texts, quotes })))();
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

  private of(userId: string): Pick<Kept, 'texts' | 'quotes'> {
    const kept = this.kept();
    return kept?.userId === userId ? kept : { texts: {}, quotes: {} };
  }

  private kept(): Kept | null {
    return pipe(this.storage.read(name)(), O.chainEitherK(decodeJson(Kept)), O.toNullable);
  }
}
