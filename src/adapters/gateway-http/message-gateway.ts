import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { inject, injectable } from 'inversify';
import { saysNotThere, type GatewayFailure } from '../../domain/gateway/failure';
import type { PageRequest } from '../../domain/page/page';
import type { Call, CallOptions } from '../../ports/call';
import type { MessageGateway } from '../../ports/message-gateway';
import { GatewayCaller } from './gateway-caller';
import { wireList } from '../../../contract/codec/list';
import { messageOf, WireMessage, WireUnread } from './wire/message';
import { wirePage } from '../../../contract/codec/page';
import { pageFrom } from '../../domain/page/page';

const notLoggedIn: GatewayFailure = { kind: 'notLoggedIn' };

const listParams = ({ cursor, page, pageSize }: PageRequest): Record<string, string> => ({
  ...(cursor === null ? {} : { cursor }),
  page: String(page),
  pageSize: String(pageSize),
});

/** Messages over the wire. */
@injectable()
export class WireMessageGateway implements MessageGateway {
  constructor(@inject(GatewayCaller) private readonly caller: GatewayCaller) {}

  readonly unreadCount =
    (options?: CallOptions): Call<number> =>
    () =>
      this.caller.token() === null ? TE.left(notLoggedIn)() : this.askUnread(options)();

  readonly list = (request: PageRequest, options?: CallOptions) =>
    this.caller.call(
      {
        method: 'GET',
        path: '/webapp/message!list.action',
        params: listParams(request),
        codec: wirePage(WireMessage),
        read: (part) => E.right(pageFrom(request, { ...part, list: part.list.map(messageOf) })),
        safe: true,
        handledByCaller: false,
      },
      options,
    );

  readonly since = (id: string, options?: CallOptions) =>
    this.caller.call(
      {
        method: 'GET',
        path: '/webapp/message!since.action',
        params: { after: id },
        codec: wireList(WireMessage),
        read: (list) => E.right(list.map(messageOf)),
        safe: true,
        handledByCaller: true,
      },
      options,
    );

  readonly detail = (id: string, options?: CallOptions) =>
    this.caller.call(
      {
        method: 'GET',
        path: '/webapp/message!detail.action',
        params: { id },
        codec: WireMessage,
        read: (wire) => E.right(messageOf(wire)),
        safe: true,
        handledByCaller: saysNotThere,
      },
      options,
    );

  readonly markRead = (id: string, options?: CallOptions) =>
    this.caller.call(
      {
        method: 'POST',
        path: '/webapp/message!read.action',
        params: { id },
        codec: WireUnread,
        read: ({ num }) => E.right(num),
        safe: false,
        handledByCaller: false,
      },
      options,
    );

  private readonly askUnread = (options?: CallOptions): Call<number> =>
    this.caller.call(
      {
        method: 'GET',
        path: '/webapp/message!seeListNum.action',
        codec: WireUnread,
        read: ({ num }) => E.right(num),
        safe: true,
        handledByCaller: true,
      },
      options,
    );
}
