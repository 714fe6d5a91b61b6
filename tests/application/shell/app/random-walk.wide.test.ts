import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { selectSocketStatus } from '../../../../src/application/messages/message-socket/status';
import { selectUserInfoStatus } from '../../../../src/application/session/user-info/status';
import type { ConsentEntry } from '../../../../src/domain/consent/consent-entry';
import { propertyRuns } from '../../../support/property';
import { expectAllWell, isAsked } from './walk/checks';
import { walkSteps } from './walk/steps';
import { walkWorld, type World } from './walk/world';

/** Everything that is under way ends, within bounds. */
const finish = async ({ wired, release }: World): Promise<void> => {
  let ended = 0;
  while (await release(1)) {
    ended += 1;
    expect(ended).toBeLessThan(200);
    expectAllWell(wired);
  }
};

/** The network is there, the person looks at the page, and everything that waits for its time has it. */
const calmDown = async (world: World): Promise<void> => {
  const { wired, server } = world;
  server.reachable = true;
  for (let round = 0; round < 3; round += 1) {
    wired.app.send({ type: 'lifecycle.foreground' });
    await finish(world);
    wired.clock.pass(60_000);
  }
  wired.flows.navigation.send({ type: 'navigation.requested', address: '/user/privacy' });
  await finish(world);
  // A 401 that came last is acted on once no other tab has explained it.
  wired.clock.pass(500);
  await finish(world);
};

const expectRest = ({ wired, server }: World): void => {
  expectAllWell(wired);
  const { phase, token } = wired.session();
  const { waiting, layers } = wired.page();
  expect(phase).not.toBe('loggingOut');
  expect(waiting).toBe(false);
  expect(layers.length).toBe(wired.notices().dialog === null ? 0 : 1);
  expect(wired.history.address()).toBe(wired.flows.navigation.getSnapshot().context.entry.address);
  expect(wired.tokens.kept).toBe(token);
  if (phase === 'anonymous') return;
  const { phase: known } = selectUserInfoStatus(wired.flows.userInfo.getSnapshot());
  const socket = selectSocketStatus(wired.flows.messageSocket.getSnapshot()).phase;
  if (server.isValid(token) && known === 'loaded') {
    expect(socket).toBe('open');
    expect(wired.unread()).toBe(3);
  }
  expect(['loaded', 'asking', 'stayed']).toContain(known);
};

/** Wherever whoever is asked goes, they come to the question. */
const expectQuestion = async (world: World): Promise<void> => {
  const { wired } = world;
  if (!isAsked(wired)) return;
  wired.flows.navigation.send({ type: 'navigation.requested', address: '/message' });
  await finish(world);
  // The tick of a login that was not read yet can have answered it on the way.
  if (isAsked(wired)) expect(wired.page().address).toBe('/agreePrivacy');
};

/** What is on record of whoever was here under an earlier version of the texts. */
const outdated: ConsentEntry = {
  version: '1.0',
  agreement: '1.0',
  at: 1_780_000_000_000,
  environment: 'browser',
  withdrawnAt: null,
};

test(
  '[SOC-04][SES-07] whatever people, servers, networks and other tabs do, the flows together keep their promises',
  { timeout: 300_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.constantFrom('/', '/message', '/login/passwd', '/sale/soe/7'),
        fc.option(fc.constantFrom('7', '8')),
        fc.constantFrom([], [outdated]),
        walkSteps,
        async (scheduler, address, userId, recorded, steps) => {
          const world = walkWorld(scheduler, address, userId, recorded);
          const { wired } = world;
          const opens = { count: userId === null ? 0 : 1 };
          wired.flows.session.on('session.opened', () => void (opens.count += 1));
          wired.flows.session.on('session.joined', () => void (opens.count += 1));
          for (const [step, ending] of steps) {
            step.take(world);
            expectAllWell(wired);
            for (let released = 0; released < ending; released += 1) {
              await world.release(1);
              expectAllWell(wired);
            }
            expect(wired.ends.length).toBeLessThanOrEqual(opens.count);
          }
          await calmDown(world);
          expectRest(world);
          await expectQuestion(world);
          wired.app.stop();
          expect(wired.socket.live()).toEqual([]);
        },
      ),
      { numRuns: propertyRuns },
    );
  },
);
