import * as E from 'fp-ts/Either';
import { inject, injectable } from 'inversify';
import * as t from 'io-ts';
import type { CallOptions } from '../../ports/call';
import type { DeviceGateway } from '../../ports/device-gateway';
import { GatewayCaller } from './gateway-caller';
import { wireList } from '../../../contract/codec/list';
import { WireDevice } from './wire/member';

/** Where a member is logged in, over the wire. */
@injectable()
export class WireDeviceGateway implements DeviceGateway {
  constructor(@inject(GatewayCaller) private readonly caller: GatewayCaller) {}

  readonly list = (options?: CallOptions) =>
    this.caller.call(
      {
        method: 'GET',
        path: '/webapp/session!list.action',
        codec: wireList(WireDevice),
        read: (devices) => E.right(devices),
        safe: true,
        handledByCaller: true,
      },
      options,
    );

  readonly revoke = (id: string, options?: CallOptions) =>
    this.caller.call(
      {
        method: 'POST',
        path: '/webapp/session!revoke.action',
        params: { id },
        codec: t.unknown,
        read: () => E.right(undefined),
        safe: false,
        handledByCaller: true,
      },
      options,
    );
}
