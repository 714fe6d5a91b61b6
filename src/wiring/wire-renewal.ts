import { toNullable } from 'fp-ts/Option';
import { createActor, type ActorRefFrom } from 'xstate';
import { renewalActors, type RenewalPorts } from '../application/session/consent-renewal/actors';
import type { Inspect } from '../application/kit/inspection/inspector';
import { renewalMachine, type RenewalMachine } from '../application/session/consent-renewal/machine';
import { selectNavigationStatus } from '../application/shell/navigation/status';
import { decideAccess } from '../domain/access/decide-access';
import { decodeConsent } from '../domain/consent/consent';
import { laterConsent } from '../domain/consent/outdated-consent';
import type { MemberConsents } from '../ports/member-consents';
import type { AppFlows } from '../ui/frame/context/flows';

/** The renewal of consents, running. */
export interface RunningRenewal extends MemberConsents {
  readonly actor: ActorRefFrom<RenewalMachine>;
}

/** Whether an address is shown while a member is asked: nothing is gone on to from there. */
const isReadableBefore = (address: string): boolean =>
  decideAccess(address, { kind: 'anonymous' }, 'browser', undefined, 'missing').kind === 'allow';

/**
 * Starts the renewal of consents. While a member is asked the navigation shows the question and what it refers to, and
 * nothing else; afterwards it goes on where the member was.
 */
export const startRenewal = (
  ports: RenewalPorts,
  { navigation, session }: Pick<AppFlows, 'navigation' | 'session'>,
  inspect: Inspect,
): RunningRenewal => {
  const actor = createActor(renewalMachine.provide({ actors: renewalActors(ports) }), {
    input: { environment: ports.environment },
    inspect,
  });
  const kept = { place: '/' };
  actor.on('renewal.wanted', () => {
    const { address } = selectNavigationStatus(navigation.getSnapshot());
    kept.place = address === null || isReadableBefore(address) ? '/' : address;
    navigation.send({ type: 'privacy.changed', privacy: 'missing' });
  });
  actor.on('renewal.agreed', () => {
    navigation.send({ type: 'privacy.changed', privacy: 'notNeeded' });
    navigation.send({ type: 'navigation.requested', address: kept.place, replace: true });
  });
  // The page of the agreement sends whoever has nothing to answer there home.
  actor.on('renewal.dropped', () => navigation.send({ type: 'privacy.changed', privacy: 'agreed' }));
  actor.on('renewal.logoutWanted', () => session.send({ type: 'session.logoutRequested' }));
  session.on('session.ended', ({ reason }) => {
    const asked = navigation.getSnapshot().context.privacy === 'missing';
    actor.send({ type: 'renewal.memberLeft' });
    // Until then the question stood in the way to the login.
    if (asked && reason === 'forced') navigation.send({ type: 'login.wanted' });
  });
  actor.start();
  return {
    actor,
    known: (userId, given) => {
      // Of another tab's tick and this run's, the later counts.
      const kept = decodeConsent(toNullable(ports.storage.read('hupo.privacy-consent')()));
      actor.send({ type: 'renewal.memberKnown', userId, given: laterConsent(kept, given) });
    },
  };
};
