import { verificationCalls } from '../../../contract/verification/calls';
import { fakeAsked, type FakeAsked } from './fake-asked';

export type FakeVerificationGateway = FakeAsked<typeof verificationCalls>;

/** Records every call about verifications; a test answers each when it wants. */
export const fakeVerificationGateway = (): FakeVerificationGateway => fakeAsked(verificationCalls);
