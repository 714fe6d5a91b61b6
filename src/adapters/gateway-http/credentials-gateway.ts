import * as E from 'fp-ts/Either';
import { inject, injectable } from 'inversify';
import * as t from 'io-ts';
import type { CallOptions, WriteOptions } from '../../ports/call';
import type { CredentialsGateway, PasswordChange } from '../../ports/credentials-gateway';
import { GatewayCaller } from './gateway-caller';
import { keyOf } from './key-of';
import { WireEnded } from '../../../contract/member/member';

/** The ways in of one's own account, over the wire. */
@injectable()
export class WireCredentialsGateway implements CredentialsGateway {
  constructor(@inject(GatewayCaller) private readonly caller: GatewayCaller) {}

  readonly changePassword = ({ oldPassword, password }: PasswordChange, options?: WriteOptions) =>
    this.caller.call(
      {
        method: 'POST',
        path: '/webapp/register!changePassword.action',
        params: { oldPassword, password },
        ...keyOf(options),
        codec: WireEnded,
        read: ({ ended }) => E.right(ended),
        safe: false,
        handledByCaller: true,
      },
      options,
    );

  readonly unsubscribe = (caption: string, options?: CallOptions) =>
    this.caller.call(
      {
        method: 'POST',
        path: '/webapp/register!unsubscribe.action',
        params: { caption: caption.trim() },
        codec: t.unknown,
        read: () => E.right(undefined),
        safe: false,
        handledByCaller: true,
      },
      options,
    );
}
