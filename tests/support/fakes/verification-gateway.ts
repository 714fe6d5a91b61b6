import type { Either } from 'fp-ts/Either';
import type { GatewayFailure } from '../../../src/domain/gateway/failure';
import type { Verification } from '../../../src/domain/verification/verification';
import type { VerificationApplication, VerificationGateway } from '../../../src/ports/verification-gateway';
import { fakeCall, type FakeCall } from './pending-calls';

type Answered<Input> = FakeCall<Input, Either<GatewayFailure, Verification>>;

export interface FakeVerificationGateway {
  readonly port: VerificationGateway;
  readonly current: Answered<null>;
  readonly submit: Answered<VerificationApplication>;
  /** Under which applications were sent. */
  readonly keys: readonly (string | undefined)[];
}

/** Records every call about a verification; a test answers each when it wants. */
export const fakeVerificationGateway = (): FakeVerificationGateway => {
  const current: FakeVerificationGateway['current'] = fakeCall('current');
  const submit: FakeVerificationGateway['submit'] = fakeCall('submit');
  const keys: (string | undefined)[] = [];
  return {
    keys,
    current,
    submit,
    port: {
      current: (options) => current.call(null, options?.signal),
      submit: (application, options) => {
        keys.push(options?.key);
        return submit.call(application, options?.signal);
      },
    },
  };
};
