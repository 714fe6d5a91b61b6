import * as E from 'fp-ts/Either';
import { inject, injectable } from 'inversify';
import { Membership } from '../../domain/membership/membership';
import { Plan } from '../../domain/membership/plan';
import type { CallOptions } from '../../ports/call';
import type { MembershipGateway } from '../../ports/membership-gateway';
import { GatewayCaller } from './gateway-caller';
import { wireList } from './wire/list';

/** Memberships over the wire (PAY-17). */
@injectable()
export class WireMembershipGateway implements MembershipGateway {
  constructor(@inject(GatewayCaller) private readonly caller: GatewayCaller) {}

  readonly plans = (options?: CallOptions) =>
    this.caller.call(
      {
        method: 'GET',
        path: '/webapp/member!plans.action',
        codec: wireList(Plan),
        read: (plans) => E.right(plans),
        safe: true,
        handledByCaller: true,
      },
      options,
    );

  readonly mine = (options?: CallOptions) =>
    this.caller.call(
      {
        method: 'GET',
        path: '/webapp/member!mine.action',
        codec: Membership,
        read: (membership) => E.right(membership),
        safe: true,
        handledByCaller: true,
      },
      options,
    );
}
