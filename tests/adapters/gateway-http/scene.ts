import { GatewayCaller } from '../../../src/adapters/gateway-http/gateway-caller';
import { gatewaysOver } from '../../../src/adapters/gateway-http/gateways-over';
import type { WireAnswer } from '../../../src/adapters/transport';
import {
  answered,
  fixedToken,
  PreparedTransport,
  RememberedLog,
  rememberedDelay,
  RememberedReports,
} from '../../support/fakes/gateway-needs';

/** The gateways over a transport that answers once, as it is told. */
export function scene(answer: WireAnswer, token: string | null = 'tk') {
  const transport = new PreparedTransport([answer]);
  const reports = new RememberedReports();
  const log = new RememberedLog();
  const caller = new GatewayCaller(transport, fixedToken(token), reports, log, rememberedDelay().delay);
  const gateways = gatewaysOver(caller);
  return { transport, reports, log, ...gateways, sales: gateways.sale, messages: gateways.message };
}
/** A successful answer. */
export const ok = (data: unknown): WireAnswer => answered({ resultCode: 200, data });
export type Scene = ReturnType<typeof scene>;
