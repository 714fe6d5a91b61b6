import type { Either } from 'fp-ts/Either';
import type { GatewayFailure } from '../../../src/domain/gateway/failure';
import type { Membership } from '../../../src/domain/membership/membership';
import type { Plan } from '../../../src/domain/membership/plan';
import type { MembershipGateway } from '../../../src/ports/membership-gateway';
import type { OpenIdGateway } from '../../../src/ports/open-id-gateway';
import type { PayHost } from '../../../src/ports/pay-host';
import { fakeCall, type FakeCall } from './pending-calls';

type Answered<Input, A> = FakeCall<Input, Either<GatewayFailure, A>>;

export interface FakePayHost {
  readonly port: PayHost;
  readonly app: Answered<string, unknown>;
  readonly h5: Answered<string, unknown>;
  readonly wechat: Answered<{ readonly orderNo: string; readonly openId: string }, unknown>;
}

/** Records every prepay call; a test answers each when it wants, with whatever payload. */
export const fakePayHost = (): FakePayHost => {
  const app: FakePayHost['app'] = fakeCall('app');
  const h5: FakePayHost['h5'] = fakeCall('h5');
  const wechat: FakePayHost['wechat'] = fakeCall('wechat');
  return {
    app,
    h5,
    wechat,
    port: {
      app: (orderNo, options) => app.call(orderNo, options?.signal),
      h5: (orderNo, options) => h5.call(orderNo, options?.signal),
      wechat: (orderNo, openId, options) => wechat.call({ orderNo, openId }, options?.signal),
    },
  };
};

export interface FakeOpenIdGateway {
  readonly port: OpenIdGateway;
  readonly openId: Answered<string, string>;
}

/** Records every code that is exchanged; a test answers each when it wants. */
export const fakeOpenIdGateway = (): FakeOpenIdGateway => {
  const openId: FakeOpenIdGateway['openId'] = fakeCall('openId');
  return { openId, port: { openId: (code, options) => openId.call(code, options?.signal) } };
};

export interface FakeMembershipGateway {
  readonly port: MembershipGateway;
  readonly plans: Answered<null, readonly Plan[]>;
  readonly mine: Answered<null, Membership>;
}

/** Records every call about memberships; a test answers each when it wants. */
export const fakeMembershipGateway = (): FakeMembershipGateway => {
  const plans: FakeMembershipGateway['plans'] = fakeCall('plans');
  const mine: FakeMembershipGateway['mine'] = fakeCall('mine');
  return {
    plans,
    mine,
    port: {
      plans: (options) => plans.call(null, options?.signal),
      mine: (options) => mine.call(null, options?.signal),
    },
  };
};
