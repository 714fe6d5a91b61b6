import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import { WireId } from '../../../contract/codec/id';
import { record } from '../../../contract/codec/record';
import type { StoredName } from '../../domain/session/stored-names';
import type { ChatDrafts, DraftOf } from '../../ports/chat-drafts';
import type { KeyValueStorage } from '../../ports/key-value-storage';
import { decodedText } from '../../../contract/codec/decoded-text';

const name = 'hupo.chat-drafts' satisfies StoredName;

/** The drafts of one user; another's take their place. */
const Kept = record({ userId: WireId, texts: t.record(t.string, t.string) }, 'ChatDrafts');

/** The drafts of conversations in the device's storage (SCR-11). */
export class StoredChatDrafts implements ChatDrafts {
  private readonly hearers = new Set<() => void>();

  constructor(private readonly storage: KeyValueStorage) {}

  readonly recall =
    ({ userId, peerId }: DraftOf) =>
    () =>
      this.of(userId)[peerId] ?? '';

  readonly all = (userId: string) => () => this.of(userId);

  readonly keep =
    ({ userId, peerId }: DraftOf, text: string) =>
    () => {
      const { [peerId]: _before, ...others } = this.of(userId);
      const texts = text.trim() === '' ? others : { ...others, [peerId]: text };
      if (Object.keys(texts).length === 0) this.storage.remove(name)();
      else this.storage.write(name, JSON.stringify(Kept.encode({ userId, texts })))();
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

  private of(userId: string): Readonly<Record<string, string>> {
    const kept = this.kept();
    return kept?.userId === userId ? kept.texts : {};
  }

  private kept(): t.TypeOf<typeof Kept> | null {
    return pipe(this.storage.read(name)(), O.chain(decodedText(Kept)), O.toNullable);
  }
}
