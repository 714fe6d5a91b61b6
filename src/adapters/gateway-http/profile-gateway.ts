import * as E from 'fp-ts/Either';
import { inject, injectable } from 'inversify';
import * as t from 'io-ts';
import { trimmedProfile, type ProfileFields } from '../../domain/member/profile';
import type { CallOptions } from '../../ports/call';
import type { ProfileGateway } from '../../ports/profile-gateway';
import { GatewayCaller } from './gateway-caller';
import { WireCounts, WireProfile } from './wire/member';
import { within } from '../../../contract/codec/within';

/** A member's own profile over the wire. */
@injectable()
export class WireProfileGateway implements ProfileGateway {
  constructor(@inject(GatewayCaller) private readonly caller: GatewayCaller) {}

  readonly read = (options?: CallOptions) =>
    this.caller.call(
      {
        method: 'GET',
        path: '/webapp/user!info.action',
        codec: within('user', WireProfile),
        read: (profile) => E.right(profile),
        safe: true,
        handledByCaller: true,
      },
      options,
    );

  readonly save = (fields: ProfileFields, options?: CallOptions) =>
    this.caller.call(
      {
        method: 'POST',
        path: '/webapp/user!save.action',
        params: { ...trimmedProfile(fields) },
        codec: t.unknown,
        read: () => E.right(undefined),
        safe: false,
        handledByCaller: true,
      },
      options,
    );

  readonly saveAvatar = (documentId: string, options?: CallOptions) =>
    this.caller.call(
      {
        method: 'POST',
        path: '/webapp/user!avatar.action',
        params: { documentId },
        codec: t.unknown,
        read: () => E.right(undefined),
        safe: false,
        handledByCaller: true,
      },
      options,
    );

  readonly counts = (options?: CallOptions) =>
    this.caller.call(
      {
        method: 'GET',
        path: '/webapp/user!counts.action',
        codec: WireCounts,
        read: (counts) => E.right(counts),
        safe: true,
        handledByCaller: true,
      },
      options,
    );
}
