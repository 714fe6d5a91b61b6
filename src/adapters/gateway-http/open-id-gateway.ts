import * as E from 'fp-ts/Either';
import { inject, injectable } from 'inversify';
import { record } from '../../domain/wire/record';
import { WireFilledText } from '../../domain/wire/text';
import type { CallOptions } from '../../ports/call';
import type { OpenIdGateway } from '../../ports/open-id-gateway';
import { GatewayCaller } from './gateway-caller';

const WireOpenId = record({ openId: WireFilledText }, 'WireOpenId');

/** WeChat's codes for openIds over the wire (PAY-08). */
@injectable()
export class WireOpenIdGateway implements OpenIdGateway {
  constructor(@inject(GatewayCaller) private readonly caller: GatewayCaller) {}

  readonly openId = (code: string, options?: CallOptions) =>
    this.caller.call(
      {
        method: 'POST',
        path: '/webapp/wxPay!openId.action',
        params: { code },
        codec: WireOpenId,
        read: ({ openId }) => E.right(openId),
        safe: false,
        handledByCaller: true,
      },
      options,
    );
}
