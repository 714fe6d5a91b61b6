import type { ConsentGateway } from '../ports/consent-gateway';
import type { AppFlows } from '../ui/app/flows';
import { startRenewal, type RunningRenewal } from '../wiring/wire-renewal';
import { callLater, type Later } from './later';
import type { Started } from './started';

/** The renewal of consents over the adapters of this page. */
export const openRenewal = (started: Started, later: Later, flows: AppFlows): RunningRenewal => {
  const call = callLater(() => later((tokens) => tokens.consentGateway));
  const consents = {
    agree: (given, options) => call((consent) => consent.agree(given, options)),
    list: (options) => call((consent) => consent.list(options)),
  } satisfies Partial<ConsentGateway>;
  const { keyValueStorage: storage, clock, bridge } = started;
  return startRenewal({ storage, clock, consents, environment: bridge.environment }, flows);
};
