import type { Database } from '../adapters/database/orm';
import { gateStore } from '../adapters/database/stores/gate/gate-store';
import { gateCalls } from '../adapters/http/calls/gate-calls';
import { codeVerifier } from '../adapters/system/code-verifier';
import { makeGateKeeping, type GateKeepingNeeds } from '../application/gate/gate-keeping';
import { makeOwnTickets, type OwnTicketsNeeds } from '../application/gate/own-tickets';
import { makeGateDesk, type GateDeskNeeds } from '../application/operator/gate-desk';

type Made = 'gates' | 'verifier';

export type GateNeeds = Omit<OwnTicketsNeeds, Made> &
  Omit<GateKeepingNeeds, Made> &
  Omit<GateDeskNeeds, Made>;

/** Tickets and gates, put together: the holder's side, the staff's, and the operator's. */
export const makeGateUseCases = (database: Database, needs: GateNeeds) => {
  const gates = gateStore(database);
  const made = { ...needs, gates, verifier: codeVerifier };
  return { desk: makeGateDesk(made), calls: gateCalls(makeOwnTickets(made), makeGateKeeping(made)) };
};
