import { isRight, left, right, type Either } from 'fp-ts/Either';
import type { Token } from '../../../contract/account/token';
import type { GatewayFailure } from '../../../src/domain/gateway/failure';
import type { PasswordLogin } from '../../../src/domain/session/password-login';
import type { SentMessage } from '../../../src/ports/message-socket';
import type { PlacedOrder } from '../../../src/ports/call-forms';
import { appPayment, wechatPayment } from '../samples/prepay';
import { payServer, type PayServer } from './pay-server';
import { sessionServer, type SessionServer } from './session-server';

type Answer = Either<GatewayFailure, unknown>;

/** The accounts of the server by their phones. */
export const phones: Readonly<Record<string, string>> = { '7': '13851206614', '8': '13916605278' };
export const password = 'amber 7';

interface TakenMessage extends SentMessage {
  readonly from: string;
}

/** A gateway with its pay host and its socket, as one application talks to it. */
export interface ComposedServer {
  readonly sessions: SessionServer;
  readonly pay: PayServer;
  /** The messages that were taken, each once by its key. */
  readonly messages: ReadonlyMap<string, TakenMessage>;
  /** Answers a call by its name: 'account.logout'. */
  readonly answer: (name: string, carried: Token | null, given: unknown) => Answer;
  /** @returns whether the owner of the token may send it */
  readonly take: (carried: Token, message: SentMessage) => boolean;
}

const refused = (code: number, message: string): Answer => left({ kind: 'refused', code, message });

export const composedServer = (): ComposedServer => {
  const sessions = sessionServer();
  const pay = payServer();
  const messages = new Map<string, TakenMessage>();

  const prepared = (orderNo: string, data: (token: string) => unknown): Answer => {
    const token = pay.prepare(orderNo);
    return isRight(token) ? right(data(token.right)) : token;
  };
  const logIn = ({ userName, password: typed }: PasswordLogin): Answer => {
    const userId = Object.keys(phones).find((id) => phones[id] === userName);
    return userId === undefined || typed !== password
      ? refused(400, '手机号或密码不正确')
      : right(sessions.issue(userId));
  };
  const ofVisitors: Readonly<Record<string, (given: never) => Answer>> = { 'account.loginByPassword': logIn };
  const ofMembers: Readonly<Record<string, (given: never) => Answer>> = {
    'order.checkBuyGrade': () => right(undefined),
    'order.placeAnOrder': (order: PlacedOrder) => pay.placeAnOrder(order),
    'order.check': (orderNo: string) => pay.check(orderNo),
    'order.cancelPay': (orderNo: string) => pay.cancelPay(orderNo),
    'payHost.h5': (orderNo: string) =>
      prepared(orderNo, (token) => ({ mweb_url: `https://pay.example/cashier/${token}` })),
    'payHost.app': (orderNo: string) =>
      prepared(orderNo, (token) => ({ ...appPayment.data, prepay_id: token })),
    'payHost.wechat': ({ orderNo }: { readonly orderNo: string }) =>
      prepared(orderNo, (token) => ({ ...wechatPayment.data, package: token })),
    'openId.openId': () => right('o-payer-1'),
    'consent.list': () => right([]),
    'consent.agree': () => right(undefined),
    'message.since': () => right([]),
  };
  const ofSessions: Readonly<Record<string, (carried: Token | null) => Answer>> = {
    'account.currentUser': sessions.currentUser,
    'account.renewToken': sessions.renewToken,
    'account.logout': sessions.logout,
    'message.unreadCount': sessions.unreadCount,
  };
  return {
    sessions,
    pay,
    messages,
    answer: (name, carried, given) => {
      if (!sessions.reachable) return left({ kind: 'network' });
      const own = ofSessions[name];
      if (own !== undefined) return own(carried);
      const open = ofVisitors[name];
      if (open !== undefined) return open(given as never);
      if (!sessions.isValid(carried))
        return left({ kind: 'unauthenticated', message: '认证失败，无法访问系统资源' });
      return ofMembers[name]?.(given as never) ?? refused(404, '访问资源不存在');
    },
    take: (carried, message) => {
      const from = sessions.isValid(carried) ? sessions.ownerOf(carried) : undefined;
      if (from === undefined || !sessions.reachable) return false;
      if (!messages.has(message.clientId)) messages.set(message.clientId, { ...message, from });
      return true;
    },
  };
};
