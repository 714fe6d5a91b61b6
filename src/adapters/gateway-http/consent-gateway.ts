import * as E from 'fp-ts/Either';
import { inject, injectable } from 'inversify';
import * as t from 'io-ts';
import type { GivenConsent } from '../../domain/consent/consent-entry';
import type { CallOptions } from '../../ports/call';
import type { ConsentGateway } from '../../ports/consent-gateway';
import { GatewayCaller } from './gateway-caller';
import { WireConsent, WirePersonalData } from './wire/consent';
import { wireList } from '../../../contract/codec/list';

/** Consents and one's own data over the wire (PRI-06). */
@injectable()
export class WireConsentGateway implements ConsentGateway {
  constructor(@inject(GatewayCaller) private readonly caller: GatewayCaller) {}

  readonly agree = ({ version, agreement, at, environment }: GivenConsent, options?: CallOptions) =>
    this.caller.call(
      {
        method: 'POST',
        path: '/webapp/privacy!agree.action',
        params: { version, agreement, at: String(at), environment },
        codec: t.unknown,
        read: () => E.right(undefined),
        safe: false,
        handledByCaller: true,
      },
      options,
    );

  readonly list = (options?: CallOptions) =>
    this.caller.call(
      {
        method: 'GET',
        path: '/webapp/privacy!consents.action',
        codec: wireList(WireConsent),
        read: (list) => E.right(list),
        safe: true,
        handledByCaller: true,
      },
      options,
    );

  readonly withdraw = (options?: CallOptions) =>
    this.caller.call(
      {
        method: 'POST',
        path: '/webapp/privacy!withdraw.action',
        codec: t.unknown,
        read: () => E.right(undefined),
        safe: false,
        handledByCaller: true,
      },
      options,
    );

  readonly exportData = (options?: CallOptions) =>
    this.caller.call(
      {
        method: 'GET',
        path: '/webapp/privacy!export.action',
        codec: WirePersonalData,
        read: (data) => E.right(data),
        safe: true,
        handledByCaller: true,
      },
      options,
    );
}
