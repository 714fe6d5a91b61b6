import { gateCalls as ofGates } from '../../../../../contract/gate/calls';
import type { GateKeeping } from '../../../application/gate/gate-keeping';
import type { OwnTicketsCase } from '../../../application/gate/own-tickets';
import { answering } from './answering';
import type { Call } from './call';

/** The calls of tickets and gates; who it is comes from the token alone. */
export const gateCalls = (tickets: OwnTicketsCase, keeping: GateKeeping): readonly Call[] => [
  answering(ofGates.tickets, (_, { session }) => tickets.mine(session.userId)),
  answering(ofGates.register, ({ number, publicKey, replaces }, { session }) =>
    tickets.register({ accountId: session.userId, number, publicKey, replaces: Number(replaces) }),
  ),
  answering(ofGates.list, (confId, { session }) => keeping.list(confId, session.userId)),
  answering(ofGates.scan, ({ confId, device, scans }, { session }) =>
    keeping.scan({ conf: confId, device, staffId: session.userId }, scans.list),
  ),
];
