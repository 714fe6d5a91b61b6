import type { AppFlows } from '../application/shell/app/long-lived-actors';
import type { RunningRenewal } from '../application/session/consent-renewal/follow-renewal';
import { startRenewal } from '../wiring/wire-renewal';
import { callsBy, type Later } from './later';
import type { Started } from './started';

/** The renewal of consents over the adapters of this page. */
export const openRenewal = (started: Started, later: Later, flows: AppFlows): RunningRenewal => {
  const callOf = callsBy(later);
  const consents = {
    agree: callOf(({ consent }) => consent.agree),
    list: callOf(({ consent }) => consent.list),
  };
  const { keyValueStorage: storage, clock, bridge } = started;
  return startRenewal(
    { storage, clock, consents, environment: bridge.environment },
    flows,
    started.ear.inspect,
  );
};
