import type { Either } from 'fp-ts/Either';
import { fromPromise } from 'xstate';
import type { GatewayFailure } from '../../domain/gateway/failure';
import type { CredentialsGateway, PasswordChange } from '../../ports/credentials-gateway';
import type { Random } from '../../ports/random';
import { keyedWrite } from '../keyed-write';

export interface ChangePasswordPorts {
  readonly credentials: Pick<CredentialsGateway, 'changePassword'>;
  readonly random: Pick<Random, 'uuid'>;
}

/** What changes a password; leaving the page cancels the call. */
export const changePasswordActors = ({ credentials, random }: ChangePasswordPorts) => {
  const write = keyedWrite(random);
  return {
    change: fromPromise<Either<GatewayFailure, number>, PasswordChange>(({ input, signal }) =>
      write((key) => credentials.changePassword(input, { signal, key })()),
    ),
  };
};
