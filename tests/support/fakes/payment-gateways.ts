import { membershipCalls } from '../../../contract/membership/calls';
import { openIdCalls } from '../../../contract/order/calls';
import { payHostCalls } from '../../../contract/payment/calls';
import { fakeAsked, type FakeAsked } from './fake-asked';

export type FakePayHost = FakeAsked<typeof payHostCalls>;

/** Records every prepay call; a test answers each when it wants, with whatever payload. */
export const fakePayHost = (): FakePayHost => fakeAsked(payHostCalls);

export type FakeOpenIdGateway = FakeAsked<typeof openIdCalls>;

/** Records every code that is exchanged; a test answers each when it wants. */
export const fakeOpenIdGateway = (): FakeOpenIdGateway => fakeAsked(openIdCalls);

export type FakeMembershipGateway = FakeAsked<typeof membershipCalls>;

/** Records every call about memberships; a test answers each when it wants. */
export const fakeMembershipGateway = (): FakeMembershipGateway => fakeAsked(membershipCalls);
