import type { SnapshotFrom } from 'xstate';
import type { intakeMachine } from './machine';

type Intake = SnapshotFrom<typeof intakeMachine>;

/** What holds in every reachable state of the intake. */
export const intakeInvariants: Readonly<Record<string, (now: Intake) => boolean>> = {
  '[SOC-05] what was missed is asked for exactly while it is filled in, once at a time': (now) =>
    now.matches('filling') === (now.children.fetchMissed !== undefined),
  '[SOC-05] what arrives waits only while what is before it is fetched': (now) =>
    now.matches('filling') || now.context.held.length === 0,
  '[SOC-05] no message is delivered twice': ({ context: { delivered } }) =>
    new Set(delivered).size === delivered.length,
  '[SOC-05] a gateway without the call is not asked again': (now) =>
    now.context.canFill || !now.matches('filling'),
  '[SOC-05] something is missing only after a message by which that is known': (now) =>
    now.matches('level') || now.context.newest !== null,
};
