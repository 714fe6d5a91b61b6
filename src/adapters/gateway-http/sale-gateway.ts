import * as E from 'fp-ts/Either';
import { inject, injectable } from 'inversify';
import { saysNotThere } from '../../domain/gateway/failure';
import type { CallOptions } from '../../ports/call';
import type { SaleAddress, SaleGateway } from '../../ports/sale-gateway';
import { GatewayCaller } from './gateway-caller';
import { saleDetailOf, WireSaleDetail } from './wire/sale-detail';
import { WireSaleOverview } from './wire/sale-overview';

/** Deals of the sell side, over the wire. */
@injectable()
export class WireSaleGateway implements SaleGateway {
  constructor(@inject(GatewayCaller) private readonly caller: GatewayCaller) {}

  readonly detail = ({ sourceType, id }: SaleAddress, options?: CallOptions) =>
    this.caller.call(
      {
        method: 'GET',
        path: '/webapp/sale!detail.action',
        params: { sourceType, id },
        codec: WireSaleDetail,
        read: (wire) => E.right(saleDetailOf(wire)),
        safe: true,
        handledByCaller: saysNotThere,
      },
      options,
    );

  readonly overview = (options?: CallOptions) =>
    this.caller.call(
      {
        method: 'GET',
        path: '/webapp/sale!overview.action',
        codec: WireSaleOverview,
        read: (wire) => E.right(wire),
        safe: true,
        handledByCaller: false,
      },
      options,
    );
}
