import { createActor } from 'xstate';
import type { Inspect } from '../application/kit/inspection/inspector';
import { renewalActors, type RenewalPorts } from '../application/session/consent-renewal/actors';
import { followRenewal, type RunningRenewal } from '../application/session/consent-renewal/follow-renewal';
import { renewalMachine } from '../application/session/consent-renewal/machine';
import type { AppFlows } from '../application/shell/app/long-lived-actors';

/** Starts the renewal of consents over its ports. */
export const startRenewal = (
  ports: RenewalPorts,
  flows: Pick<AppFlows, 'navigation' | 'session'>,
  inspect: Inspect,
): RunningRenewal => {
  const actor = createActor(renewalMachine.provide({ actors: renewalActors(ports) }), {
    input: { environment: ports.environment },
    inspect,
  });
  const running = followRenewal(actor, flows, ports.storage);
  actor.start();
  return running;
};
