import { left, right, type Either } from 'fp-ts/Either';
import { messagesPerSender } from '../../domain/limit/limits';
import { isIdentifier } from '../../domain/identifier/identifier';
import { contentVerdict, longestMessage } from '../../domain/message/sending';
import type { Accounts } from '../../ports/accounts';
import type { Clock } from '../../ports/clock';
import type { Limits } from '../../ports/limits';
import type { MessageBus } from '../../ports/message-bus';
import type { MessageStore } from '../../ports/message-store';
import type { OutgoingMessage, SendMessage, SendRefusal } from '../../ports/messages';

export interface SendMessageNeeds {
  readonly accounts: Accounts;
  readonly store: MessageStore;
  readonly limits: Limits;
  readonly bus: MessageBus;
  readonly clock: Clock;
}

const words: Record<SendRefusal['kind'], string> = {
  empty: '消息内容不能为空',
  tooLong: `消息内容不能超过 ${longestMessage} 个字`,
  unreadable: '消息内容含有无法识别的字符',
  unknownRecipient: '对方不存在或已注销',
  ownAccount: '不能给自己发送消息',
  keyReused: '消息编号已被使用',
  tooFast: '发送过于频繁，请稍后再试',
  removed: '您当前登录的账号已被注销',
};

const refused = (kind: SendRefusal['kind']): Either<SendRefusal, never> => left({ kind, text: words[kind] });

/** The one way of sending: checks, stores once for each client id, and tells all sockets through the bus. */
export const makeSendMessage = (needs: SendMessageNeeds): SendMessage => {
  const parties = async ({ from, to }: OutgoingMessage): Promise<Either<SendRefusal, null>> => {
    if (from === to) return refused('ownAccount');
    if (!isIdentifier(to)) return refused('unknownRecipient');
    const [sender, recipient] = await Promise.all([needs.accounts.byId(from), needs.accounts.byId(to)]);
    if (sender === null || sender.removed) return refused('removed');
    return recipient === null || recipient.removed ? refused('unknownRecipient') : right(null);
  };

  return async (outgoing) => {
    const { from, to, content, clientId } = outgoing;
    if (clientId !== null && !isIdentifier(clientId)) return refused('unreadable');
    const verdict = contentVerdict(content);
    if (verdict !== 'ok') return refused(verdict);
    const checked = await parties(outgoing);
    if (checked._tag === 'Left') return checked;
    const pace = await needs.limits.take(`message:sender:${from}`, messagesPerSender);
    if (!pace.allowed) return refused('tooFast');

    const sent = await needs.store.add({ from, to, content, clientId, sentAt: needs.clock.now() });
    const same = sent.message.to === to && sent.message.content === content;
    if (sent.repeated) return same ? right(sent) : refused('keyReused');
    await needs.bus.publish({ kind: 'message.sent', message: sent.message });
    return right(sent);
  };
};
