import type { Either } from 'fp-ts/Either';
import type { GatewayFailure } from '../../../src/domain/gateway/failure';
import type { CodeRequest, VerificationCodes } from '../../../src/ports/verification-codes';
import { fakeCall, type FakeCall } from './pending-calls';

export interface FakeVerificationCodes {
  readonly port: VerificationCodes;
  readonly send: FakeCall<CodeRequest, Either<GatewayFailure, void>>;
}

/** Records every code that is asked for; a test answers each when it wants. */
export const fakeVerificationCodes = (): FakeVerificationCodes => {
  const send: FakeVerificationCodes['send'] = fakeCall('send');
  return { send, port: { send: (request, options) => send.call(request, options?.signal) } };
};
