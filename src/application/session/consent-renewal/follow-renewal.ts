import { toNullable } from 'fp-ts/Option';
import type { ActorRefFrom } from 'xstate';
import { decideAccess } from '../../../domain/access/decide-access';
import { decodeConsent } from '../../../domain/consent/consent';
import { laterConsent } from '../../../domain/consent/outdated-consent';
import type { KeyValueStorage } from '../../../ports/key-value-storage';
import type { MemberConsents } from '../../../ports/member-consents';
import type { AppFlows } from '../../shell/app/long-lived-actors';
import { selectNavigationStatus } from '../../shell/navigation/status';
import type { RenewalMachine } from './machine';

/** The renewal of consents, running. */
export interface RunningRenewal extends MemberConsents {
  readonly actor: ActorRefFrom<RenewalMachine>;
}

/** Whether an address is shown while a member is asked. */
const isReadableBefore = (address: string): boolean =>
  decideAccess(address, { kind: 'anonymous' }, 'browser', undefined, 'missing').kind === 'allow';

/** Returns where the navigation goes after the member agreed: to the page before, or home from a page of the question. */
export const addressAfterRenewal = (address: string | null): string =>
  address === null || isReadableBefore(address) ? '/' : address;

/**
 * Connects the renewal to the navigation and the session. While a member is asked the navigation shows the question and
 * what it refers to, and nothing else; afterwards it goes on where the member was.
 */
export const followRenewal = (
  actor: ActorRefFrom<RenewalMachine>,
  { navigation, session }: Pick<AppFlows, 'navigation' | 'session'>,
  storage: Pick<KeyValueStorage, 'read'>,
): RunningRenewal => {
  const before = { address: '/' };
  actor.on('renewal.wanted', () => {
    const { address } = selectNavigationStatus(navigation.getSnapshot());
    before.address = addressAfterRenewal(address);
    navigation.send({ type: 'privacy.changed', privacy: 'missing' });
  });
  actor.on('renewal.agreed', () => {
    navigation.send({ type: 'privacy.changed', privacy: 'notNeeded' });
    navigation.send({ type: 'navigation.requested', address: before.address, replace: true });
  });
  // The page of the agreement redirects a visitor with nothing to answer to home.
  actor.on('renewal.dropped', () => navigation.send({ type: 'privacy.changed', privacy: 'agreed' }));
  actor.on('renewal.logoutWanted', () => session.send({ type: 'session.logoutRequested' }));
  session.on('session.ended', ({ reason }) => {
    const isAsked = navigation.getSnapshot().context.privacy === 'missing';
    actor.send({ type: 'renewal.memberLeft' });
    // Until then the question blocked the way to the login.
    if (isAsked && reason === 'forced') navigation.send({ type: 'login.wanted' });
  });
  return {
    actor,
    known: (userId, given) => {
      // Of another tab's tick and this run's, the later counts.
      const kept = decodeConsent(toNullable(storage.read('hupo.privacy-consent')()));
      actor.send({ type: 'renewal.memberKnown', userId, given: laterConsent(kept, given) });
    },
  };
};
