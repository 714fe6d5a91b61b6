import { ContainerModule } from 'inversify';
import { tokens } from '../tokens';
import { GatewayCaller } from './gateway-caller';
import { gatewaysOver } from './gateways-over';

/** The calls over whichever transport is bound. Wants token store, call reporter, log and delay. */
export const callsModule = new ContainerModule(({ bind }) => {
  bind(GatewayCaller).toSelf().inSingletonScope();
  bind(tokens.gateways)
    .toDynamicValue((context) => gatewaysOver(context.get(GatewayCaller)))
    .inSingletonScope();
});
