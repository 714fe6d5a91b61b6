import { right } from 'fp-ts/Either';
import * as fc from 'fast-check';
import { logoutDialog } from '../../../../../src/application/shell/app/text';
import { incomingMessage } from '../../../../support/samples/incoming-message';
import { unauthenticated } from '../samples';
import type { World } from './world';

/** Something that a person, the server, the network, another tab or time does. */
export interface WalkStep {
  readonly name: string;
  readonly take: (world: World) => void;
}

const step = (name: string, take: WalkStep['take']): WalkStep =>
  ({ name, take, toString: () => name }) as WalkStep;
const one = (name: string, take: WalkStep['take']) => fc.constant(step(name, take));

const users = fc.constantFrom('7', '8');
const addresses = fc.constantFrom(
  '/',
  '/message',
  '/message/5',
  '/user',
  '/login/passwd',
  '/sale/landing',
  '/sale/soe/7',
  '/no/such/page',
  '/agreePrivacy',
);

const ofThePerson = fc.oneof(
  users.map((userId) =>
    step(`logs in as ${userId}`, ({ wired, server }) => {
      // Whoever is being logged out is still a member, and no login is open to members.
      if (wired.session().phase !== 'loggingOut') wired.obtain(server.issue(userId));
    }),
  ),
  addresses.map((address) =>
    step(`goes to ${address}`, ({ wired }) =>
      wired.flows.navigation.send({ type: 'navigation.requested', address }),
    ),
  ),
  fc.constantFrom(-1, 1).map((delta) => step(`goes ${delta}`, ({ wired }) => wired.history.go(delta))),
  one('asks to go back', ({ wired }) => wired.flows.navigation.send({ type: 'navigation.backRequested' })),
  one('asks to log out', ({ wired }) => wired.flows.notices.send({ type: 'notice.dialog', ...logoutDialog })),
  fc.nat(1).map((place) =>
    step(`answers the dialog by button ${place}`, ({ wired }) => {
      const { dialog } = wired.notices();
      const button = dialog?.buttons[place] ?? dialog?.buttons[0];
      if (dialog !== null && button !== undefined)
        wired.flows.notices.send({ type: 'notice.answered', id: dialog.id, choice: button.choice });
    }),
  ),
  fc
    .constantFrom(
      'accepted' as const,
      'declined' as const,
      'readAgainRequested' as const,
      'logoutRequested' as const,
    )
    .map((said) =>
      step(`asked for the consent anew: ${said}`, ({ wired }) =>
        wired.renewal.running()?.actor.send({ type: `renewal.${said}` }),
      ),
    ),
  one('opens a sheet and closes it', ({ wired }) => wired.layers.open('sheet', () => undefined)()),
);

const ofTheWorld = fc.oneof(
  fc
    .constantFrom('lifecycle.foreground' as const, 'lifecycle.online' as const, 'lifecycle.offline' as const)
    .map((type) => step(type, ({ wired }) => wired.app.send({ type }))),
  fc
    .constantFrom(100, 500, 2_000, 5_000, 20_000, 40_000, 1_800_000)
    .map((ms) => step(`${ms} ms pass`, ({ wired }) => wired.clock.pass(ms))),
  one('all tokens are revoked', ({ server }) => server.revokeAll()),
  one(
    'accounts are deactivated, or no longer',
    ({ server }) => void (server.deactivated = !server.deactivated),
  ),
  one('the network comes or goes', ({ server }) => void (server.reachable = !server.reachable)),
  fc
    .boolean()
    .map((fails) =>
      step(`consents ${fails ? 'cannot be' : 'are'} put on record`, ({ wired }) =>
        wired.consents.fail(fails ? { kind: 'network' } : null),
      ),
    ),
  one('a call of the first session is refused late', ({ wired, server }) =>
    wired.callFailed(unauthenticated, false, server.issued()[0] ?? null),
  ),
  one('calls are refused all at once', ({ wired }) => {
    for (let calls = 0; calls < 3; calls += 1) wired.callFailed(unauthenticated, false, wired.tokens.kept);
  }),
  one('a message arrives', ({ wired }) => {
    for (const { listener } of wired.socket.live()) listener.message(right(incomingMessage('你好')));
  }),
  one('the connection is lost', ({ wired }) => {
    for (const { listener } of wired.socket.live()) listener.ended({ kind: 'lost', reason: 'gone' });
  }),
  one('another tab logs out', ({ wired }) => {
    wired.tokens.kept = null;
    wired.peers.say('loggedOut');
  }),
  one('another tab logs out unheard', ({ wired }) => void (wired.tokens.kept = null)),
  users.map((userId) =>
    step(`${userId} logs in in another tab`, ({ wired, server }) => {
      wired.tokens.kept = server.issue(userId);
      wired.peers.say('loggedIn');
    }),
  ),
  one('another tab renews the token', ({ wired, server }) => {
    const owner = server.ownerOf(wired.tokens.kept);
    if (owner !== undefined) wired.tokens.kept = server.issue(owner);
  }),
);

/** A step, and how many of the things under way end after it. */
export const walkSteps = fc.array(fc.tuple(fc.oneof(ofThePerson, ofTheWorld), fc.nat(3)), {
  minLength: 1,
  maxLength: 25,
});
