import { WireAccountGateway } from '../../../src/adapters/gateway-http/account-gateway';
import { GatewayCaller } from '../../../src/adapters/gateway-http/gateway-caller';
import { WireHomeGateway } from '../../../src/adapters/gateway-http/home-gateway';
import { WireMessageGateway } from '../../../src/adapters/gateway-http/message-gateway';
import { WireSaleGateway } from '../../../src/adapters/gateway-http/sale-gateway';
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
  const caller = new GatewayCaller(
    transport,
    fixedToken(token),
    reports,
    new RememberedLog(),
    rememberedDelay().delay,
  );
  return {
    transport,
    reports,
    account: new WireAccountGateway(caller),
    home: new WireHomeGateway(caller),
    sales: new WireSaleGateway(caller),
    messages: new WireMessageGateway(caller),
  };
}
/** A successful answer. */
export const ok = (data: unknown): WireAnswer => answered({ resultCode: 200, data });
export type Scene = ReturnType<typeof scene>;
