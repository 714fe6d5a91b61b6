import * as E from 'fp-ts/Either';
import { inject, injectable } from 'inversify';
import type { PushKind } from '../../domain/member/push-settings';
import type { CallOptions } from '../../ports/call';
import type { PushSettingsGateway } from '../../ports/push-settings-gateway';
import { GatewayCaller } from './gateway-caller';
import { WirePush } from './wire/member';

/** What a member wants to be pushed, over the wire. */
@injectable()
export class WirePushSettingsGateway implements PushSettingsGateway {
  constructor(@inject(GatewayCaller) private readonly caller: GatewayCaller) {}

  readonly read = (options?: CallOptions) =>
    this.caller.call(
      {
        method: 'GET',
        path: '/webapp/push!get.action',
        codec: WirePush,
        read: (settings) => E.right(settings),
        safe: true,
        handledByCaller: true,
      },
      options,
    );

  readonly save = (
    { kind, wanted }: { readonly kind: PushKind; readonly wanted: boolean },
    options?: CallOptions,
  ) =>
    this.caller.call(
      {
        method: 'POST',
        path: '/webapp/push!save.action',
        params: { kind, wanted: wanted ? '1' : '0' },
        codec: WirePush,
        read: (settings) => E.right(settings),
        safe: false,
        handledByCaller: true,
      },
      options,
    );
}
