import * as E from 'fp-ts/Either';
import { inject, injectable } from 'inversify';
import { sorted } from '../../domain/home/sorted';
import type { CallOptions } from '../../ports/call';
import type { HomeGateway } from '../../ports/home-gateway';
import { GatewayCaller } from './gateway-caller';
import { homeDealsOf, WireBanner, WireHomeDeals, WireHotWord } from './wire/home';
import { wireList } from '../../../contract/codec/list';

/** What home reads, over the wire (product.md §7). */
@injectable()
export class WireHomeGateway implements HomeGateway {
  constructor(@inject(GatewayCaller) private readonly caller: GatewayCaller) {}

  readonly banners = (options?: CallOptions) =>
    this.caller.call(
      {
        method: 'GET',
        path: '/webapp/index!readBanner.action',
        codec: wireList(WireBanner),
        read: (list) => E.right(sorted(list)),
        safe: true,
        handledByCaller: false,
      },
      options,
    );

  readonly deals = (options?: CallOptions) =>
    this.caller.call(
      {
        method: 'GET',
        path: '/webapp/index!getData.action',
        codec: WireHomeDeals,
        read: (wire) => E.right(homeDealsOf(wire)),
        safe: true,
        handledByCaller: false,
      },
      options,
    );

  readonly hotWords = (options?: CallOptions) =>
    this.caller.call(
      {
        method: 'POST',
        path: '/webapp/register!tuijianReci.action',
        codec: wireList(WireHotWord),
        read: (list) => E.right(sorted(list)),
        safe: true,
        handledByCaller: false,
      },
      options,
    );
}
