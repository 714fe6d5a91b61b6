import { membershipCalls } from '../../../contract/membership/calls';
import { openIdCalls } from '../../../contract/order/calls';
import type { Either } from 'fp-ts/Either';
import type { GatewayFailure } from '../../../src/domain/gateway/failure';
import type { PayHost } from '../../../src/ports/pay-host';
import { fakeAsked, type FakeAsked } from './fake-asked';
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

export type FakeOpenIdGateway = FakeAsked<typeof openIdCalls>;

/** Records every code that is exchanged; a test answers each when it wants. */
export const fakeOpenIdGateway = (): FakeOpenIdGateway => fakeAsked(openIdCalls);

export type FakeMembershipGateway = FakeAsked<typeof membershipCalls>;

/** Records every call about memberships; a test answers each when it wants. */
export const fakeMembershipGateway = (): FakeMembershipGateway => fakeAsked(membershipCalls);
