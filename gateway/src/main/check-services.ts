import { checkBroker } from '../adapters/bus/check-broker';
import { checkObjectStore } from '../adapters/file-store/check-object-store';
import type { Clock } from '../ports/clock';
import type { GatewayOptions } from './options';

/** Fails with an OperatorProblem when the broker or the object store of the settings refuses what the gateway needs. */
export const checkServices = async (
  { brokerUrl, brokerExchange, filesUrl }: Pick<GatewayOptions, 'brokerUrl' | 'brokerExchange' | 'filesUrl'>,
  clock: Pick<Clock, 'after'>,
): Promise<void> => {
  if (brokerUrl !== undefined && brokerUrl !== null) await checkBroker(brokerUrl, brokerExchange);
  if (filesUrl !== undefined && filesUrl !== null) await checkObjectStore(filesUrl, clock);
};
