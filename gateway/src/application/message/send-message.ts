import { mayHideOwner } from '../../domain/deal/deal-rules';
import { left, right, type Either } from 'fp-ts/Either';
import { messageTooLongText } from '../../../../contract/rules/chat-rule';
import { messagesPerSender } from '../../domain/limit/limits';
import { partyFor, platformParty, type Party } from '../../domain/chat/party';
import { isThread, peerOf } from '../../domain/chat/deal-thread';
import { fromOtherSide, hidingTies, namedTies, newestTie } from '../../domain/chat/tie';
import { service } from '../../domain/chat/voices';
import { whyNotText } from '../../domain/chat/writing';
import { isId } from '../../../../contract/values/id';
import { contentVerdict } from '../../domain/message/sending';
import type { Accounts } from '../../ports/accounts';
import type { Clock } from '../../ports/clock';
import type { Conversations } from '../../ports/conversations';
import type { Digest } from '../../ports/digest';
import type { Limits } from '../../ports/limits';
import type { MessageStore, SentBefore } from '../../ports/message-store';
import type { OutgoingMessage, SendMessage, SendRefusal } from '../../ports/messages';
import type { FindStanding, StandingTo } from '../chat/standing';
import { makeComposing, type ComposingNeeds } from './composing';

export interface SendMessageNeeds extends ComposingNeeds {
  readonly accounts: Accounts;
  readonly standing: FindStanding;
  readonly conversations: Pick<Conversations, 'threadOn'>;
  readonly store: MessageStore;
  readonly limits: Limits;
  readonly digest: Digest;
  readonly clock: Clock;
}

const words: Record<Exclude<SendRefusal['kind'], 'notAllowed'>, string> = {
  empty: '消息内容不能为空',
  tooLong: messageTooLongText,
  unreadable: '消息内容含有无法识别的字符',
  unknownRecipient: '对方不存在或已注销',
  ownAccount: '不能给自己发送消息',
  fileUnknown: '文件不存在或已失效，请重新选择',
  dealUnknown: '分享的项目不存在或已下架',
  keyReused: '消息编号已被使用',
  tooFast: '发送过于频繁，请稍后再试',
  removed: '您当前登录的账号已被注销',
};

const refused = (kind: keyof typeof words): Either<SendRefusal, never> => left({ kind, text: words[kind] });

/**
 * The one way of sending: checks, and stores once for each client id; the store notifies all sockets.
 * @param by a member writes where SCR-11 allows it; an operator speaks for any existing account to any other
 */
export const makeSendMessage = (needs: SendMessageNeeds, by: 'member' | 'operator'): SendMessage => {
  const composed = makeComposing(needs);

  /**
   * By which the sender knows the recipient. Where a deal hides the sender from the recipient, that is the thread on the newest
   * of these deals, also when the account was named.
   */
  const peerFor = async (from: string, to: string): Promise<string> => {
    if (isThread(to)) return to;
    const standing = await needs.standing(from, to);
    // A conversation that the accounts began before continues there.
    if (standing === null || standing.between.written || standing.between.wrote) return to;
    const hiding = newestTie(hidingTies(fromOtherSide(standing.ties)));
    if (hiding === null || !mayHideOwner(hiding.kind)) return to;
    return needs.conversations.threadOn({ kind: hiding.kind, id: hiding.id }, to, from);
  };

  /** The relation of the two, and the sender as the other may know them. */
  const parties = async ({
    from,
    to,
  }: OutgoingMessage): Promise<
    Either<SendRefusal, StandingTo & { readonly sender: Party; readonly peerId: string }>
  > => {
    if (from === to) return refused('ownAccount');
    const member = from === service.id ? null : await needs.accounts.byId(from);
    if (from !== service.id && (member === null || member.removed)) return refused('removed');
    const peerId = await peerFor(from, to);
    const standing = await needs.standing(from, peerId);
    if (standing === null || standing.peer.removed) return refused('unknownRecipient');
    const { verdict } = standing;
    const ties = fromOtherSide(standing.ties);
    const sender =
      member === null ? platformParty : partyFor(member, isThread(peerId) ? ties : namedTies(ties));
    return by === 'operator' || verdict === 'ok'
      ? right({ ...standing, sender, peerId })
      : left({ kind: 'notAllowed', text: whyNotText[verdict] });
  };

  const again = ({ message, givenHash }: SentBefore, { to, content }: OutgoingMessage, hash: string) =>
    (message.to === to || peerOf(message, message.from) === to) &&
    (givenHash === null ? message.content === content : givenHash === hash)
      ? right({ message, repeated: true })
      : refused('keyReused');

  return async (outgoing) => {
    const { from, content, clientId } = outgoing;
    if (clientId !== null && !isId(clientId)) return refused('unreadable');
    const verdict = contentVerdict(content);
    if (verdict !== 'ok') return refused(verdict);
    const givenHash = needs.digest(content);
    // A message that was accepted once was sent, in any later state of the two.
    const sent = clientId === null ? null : await needs.store.sent(from, clientId);
    if (sent !== null) return again(sent, outgoing, givenHash);
    const standing = await parties(outgoing);
    if (standing._tag === 'Left') return standing;
    const pace = await needs.limits.take(`message:sender:${from}`, messagesPerSender);
    if (!pace.allowed) return refused('tooFast');
    const { accountId, peerId, protects } = standing.right;
    const kept = await composed(content, { from, to: accountId, peerId, protects });
    if (kept._tag === 'Left') return refused(kept.left);

    const draft = {
      ...kept.right,
      from,
      to: accountId,
      peerId,
      clientId,
      givenHash,
      sentAt: needs.clock.now(),
    };
    const message = await needs.store.add(draft, standing.right.sender.name);
    if (message === null) {
      const before = clientId === null ? null : await needs.store.sent(from, clientId);
      if (before === null) throw new Error('A message was neither stored nor known.');
      return again(before, outgoing, givenHash);
    }
    return right({ message, repeated: false });
  };
};
