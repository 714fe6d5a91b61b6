import { left, right, type Either } from 'fp-ts/Either';
import { readBody, writeBody, type BodyOf, type Quote } from '../../../../contract/chat/chat-body';
import { quoteOf } from '../../../../contract/chat/excerpt';
import { withoutWords } from '../../../../contract/chat/recalled-quote';
import { withoutContacts } from '../../domain/chat/contacts';
import { isId } from '../../../../contract/values/id';
import { numberedId } from '../../domain/identifier/numbered-id';
import { conversationWith, peerOf } from '../../domain/chat/deal-thread';
import type { FindDeal } from '../../ports/deal-finder';
import type { Inbox } from '../../ports/inbox';
import type { SendRefusal } from '../../ports/messages';
import type { Uploads } from '../../ports/uploads';
import { toReadMessage, type Naming } from '../chat/naming';

export interface ComposingNeeds {
  readonly uploads: Pick<Uploads, 'own'>;
  readonly findDeal: FindDeal;
  readonly inbox: Pick<Inbox, 'one'>;
  readonly naming: Naming;
}

/** The stored form of a new message. */
export interface Composed {
  readonly content: string;
  readonly masked: boolean;
  readonly fileId: string | null;
}

type WhyNot = Extract<SendRefusal['kind'], 'fileUnknown' | 'dealUnknown'>;

interface Parties {
  readonly from: string;
  readonly to: string;
  /** By which the sender knows the recipient. */
  readonly peerId: string;
  /** Whether contacts are hidden between the two. */
  readonly protects: boolean;
}

/**
 * Makes the stored form of a request: files, deals and quotes get their true names in place of the sender's,
 * contacts are hidden where nothing was approved (MKT-16).
 */
export const makeComposing = ({ uploads, findDeal, inbox, naming }: ComposingNeeds) => {
  const bodyOf = async (of: BodyOf, from: string): Promise<Either<WhyNot, BodyOf>> => {
    if (of.kind === 'file') {
      const file = isId(of.id) ? await uploads.own(from, of.id, 'chat') : null;
      if (file === null) return left('fileUnknown');
      const { id, name, type, size, coded } = file;
      return right({ kind: 'file', id, name, type, bytes: size, coded });
    }
    if (of.kind === 'card') {
      const found = await findDeal({ kind: of.deal, id: of.place.split('/').at(-1) ?? '' });
      if (found === null || found.place !== of.place || found.state !== 'listed') return left('dealUnknown');
      return right({ ...of, title: found.title });
    }
    return right(of);
  };

  /** A quote of another conversation, or of nothing, is left out; its author is named as the other may know them. */
  const quoted = async (quote: Quote, { from, to, peerId }: Parties): Promise<Quote | null> => {
    const id = numberedId(quote.id);
    const message = id._tag === 'None' ? null : await inbox.one(from, id.value);
    if (
      message === null ||
      message.kind !== 'chat' ||
      message.conversation !== conversationWith(from, peerId)
    )
      return null;
    const reader = message.from === from ? to : from;
    const shown = toReadMessage(reader, message, await naming(reader, [peerOf(message, reader)]), 0);
    const made = quoteOf(quote.id, shown.fromName, message.content);
    return message.recalledAt === null ? made : withoutWords(made);
  };

  return async (content: string, parties: Parties): Promise<Either<WhyNot, Composed>> => {
    const body = readBody(content);
    const of = await bodyOf(body.of, parties.from);
    if (of._tag === 'Left') return of;
    const quote = body.quote === null ? null : await quoted(body.quote, parties);
    // A picture that holds a code goes as it is; the other sees it once that is approved (chat-files.ts).
    const hidden = { masked: parties.protects && of.right.kind === 'file' && of.right.coded };
    const shown = (text: string): string => {
      if (!parties.protects) return text;
      const safe = withoutContacts(text);
      hidden.masked ||= safe.masked;
      return safe.text;
    };
    const shownOf = (): BodyOf => {
      if (of.right.kind === 'text') return { ...of.right, text: shown(of.right.text) };
      return of.right.kind === 'file' ? { ...of.right, name: shown(of.right.name) } : of.right;
    };
    const kept = writeBody({
      quote: quote === null ? null : { ...quote, excerpt: shown(quote.excerpt) },
      of: shownOf(),
    });
    return right({
      content: kept,
      masked: hidden.masked,
      fileId: of.right.kind === 'file' ? of.right.id : null,
    });
  };
};
