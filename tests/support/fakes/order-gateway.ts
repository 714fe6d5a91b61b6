import { orderCalls } from '../../../contract/order/calls';
import type { OrderForms } from '../../../src/ports/order-gateway';
import { fakeAsked, type FakeAsked } from './fake-asked';

export type FakeOrderGateway = FakeAsked<typeof orderCalls, OrderForms>;

/** Records every call about orders; a test answers each when it wants. */
export const fakeOrderGateway = (): FakeOrderGateway => fakeAsked(orderCalls);
