import type { credentialCalls } from '../../contract/account/calls';
import type { Asked } from './asked';

/** The ways in of one's own account. Both handle their own answers: no global notice (PAY-03). */
export type CredentialsGateway = Asked<typeof credentialCalls>;
