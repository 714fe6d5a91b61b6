import type { credentialCalls } from '../../contract/account/calls';
import type { Asked, GivenTo } from './asked';

/** What a member gives to change the password. */
export type PasswordChange = GivenTo<(typeof credentialCalls)['changePassword']>;

/** The ways in of one's own account. Both handle their own answers: no global notice (PAY-03). */
export type CredentialsGateway = Asked<typeof credentialCalls>;
