import { messageCalls } from '../../../contract/message/calls';
import type { MessageForms } from '../../../src/ports/message-gateway';
import { fakeAsked, type FakeAsked } from './fake-asked';

export type FakeMessageGateway = FakeAsked<typeof messageCalls, MessageForms>;

/** Records every call about messages; a test answers each when it wants. */
export const fakeMessageGateway = (): FakeMessageGateway => fakeAsked(messageCalls);
