import { createActor } from 'xstate';
import type { Inspect } from '../application/kit/inspection/inspector';
import { intakeActors } from '../application/messages/message-intake/actors';
import { intakeMachine } from '../application/messages/message-intake/machine';
import type { Arrivals } from '../ports/arrivals';
import type { SessionEnds } from '../ports/session-ends';
import type { Gateways } from '../ports/gateways';

interface IntakeNeeds {
  /** As the socket brings them. */
  readonly arrivals: Arrivals;
  readonly sessionEnds: SessionEnds;
  readonly message: Pick<Gateways['message'], 'since'>;
}

/** What comes by the socket as pages hear it: each message once, in order, with those that the socket lost (SOC-05). */
export const completeArrivals = (
  { arrivals, sessionEnds, message }: IntakeNeeds,
  inspect: Inspect,
): Arrivals => {
  const intake = createActor(intakeMachine.provide({ actors: intakeActors(message) }), { inspect }).start();
  arrivals.listen((arrived) => intake.send({ type: 'intake.arrived', message: arrived }));
  sessionEnds.listen(() => intake.send({ type: 'intake.left' }));
  return {
    listen: (hear) => {
      const hearing = intake.on('intake.delivered', ({ message: delivered }) => hear(delivered));
      return () => hearing.unsubscribe();
    },
  };
};
