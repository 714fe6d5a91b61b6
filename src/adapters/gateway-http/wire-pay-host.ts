import * as E from 'fp-ts/Either';
import { inject, injectable } from 'inversify';
import * as t from 'io-ts';
import type { CallOptions } from '../../ports/call';
import type { PayHost } from '../../ports/pay-host';
import { GatewayCaller } from './gateway-caller';

/** The pay host, asked straight; a second call would spend the first one's data, so it is never repeated (PAY-12). */
@injectable()
export class WirePayHost implements PayHost {
  constructor(@inject(GatewayCaller) private readonly caller: GatewayCaller) {}

  readonly app = (orderNo: string, options?: CallOptions) =>
    this.ask('/pay/orderWXAPP', { orderNo }, options);

  readonly h5 = (orderNo: string, options?: CallOptions) =>
    this.ask('/pay/orderWXOtherBower', { orderNo }, options);

  readonly wechat = (orderNo: string, openId: string, options?: CallOptions) =>
    this.ask('/pay/orderWXBower', { orderNo, openId }, options);

  private readonly ask = (path: string, params: Record<string, string>, options?: CallOptions) =>
    this.caller.call(
      {
        method: 'GET',
        path,
        params,
        straightTo: 'payHost',
        codec: t.unknown,
        read: (payload) => E.right(payload),
        safe: false,
        handledByCaller: true,
      },
      options,
    );
}
