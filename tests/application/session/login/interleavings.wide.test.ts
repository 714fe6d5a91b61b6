import { left, right, type Either } from 'fp-ts/Either';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GatewayFailure } from '../../../../src/domain/gateway/failure';
import type { Token } from '../../../../contract/account/token';
import { settled } from '../../../support/fakes/settled';
import { everyFailure } from '../../../support/failures';
import { propertyRuns } from '../../../support/property';
import { token } from '../../../support/samples/token';
import { openedLogin, type OpenedLogin } from './opened-login';

type Answer = Either<GatewayFailure, Token>;

const answers: fc.Arbitrary<Answer> = fc.oneof(
  fc.constant(right(token('first'))),
  fc.constantFrom<GatewayFailure>(...everyFailure).map((failure) => left(failure)),
);

/** What a hasty person does while a call is under way. */
const hasty = fc.constantFrom<(page: OpenedLogin) => void>(
  (page) => page.actor.send({ type: 'login.submitted' }),
  (page) => page.actor.send({ type: 'login.userNameChanged', text: '13916605278' }),
  (page) => page.actor.send({ type: 'login.passwordChanged', text: 'other' }),
  (page) => page.actor.send({ type: 'login.agreementToggled' }),
  (page) => page.actor.send({ type: 'login.captchaDismissed' }),
  (page) => page.layers.back(),
  (page) => page.clock.pass(20_000),
  (page) => {
    page.actor.stop();
  },
);

const tried = (page: OpenedLogin): readonly string[] =>
  page.account.loginByPassword.calls.map(({ input }) => input.ticket);

test(
  '[LOG-13] however answers and taps mix, one call is under way at most and a call given up changes nothing',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        answers,
        fc.array(hasty, { maxLength: 4 }),
        async (scheduler, answer, taps) => {
          const page = openedLogin();
          page.fill('13851206614', 'amber 7');
          await page.solve('only', 'once');
          const call = page.account.loginByPassword.last();
          void scheduler.schedule(Promise.resolve('answer')).then(() => {
            call.answer(answer);
          });
          void scheduler.scheduleSequence(
            taps.map((tap) => () => {
              // A page that was left sends nothing.
              if (page.actor.getSnapshot().status === 'active') tap(page);
              return Promise.resolve();
            }),
          );
          while (scheduler.count() > 0) {
            const wasUnderWay = call.isUnderWay();
            await scheduler.waitNext(1);
            await settled();
            expect(
              page.account.loginByPassword.calls.filter((one) => one.isUnderWay()).length,
            ).toBeLessThanOrEqual(1);
            if (!wasUnderWay && call.signal?.aborted === true) expect(page.sessionOpener.tokens).toEqual([]);
          }
          expect(tried(page)).toEqual(['only']);
          const opened = answer._tag === 'Right' && call.signal?.aborted === false;
          expect(page.sessionOpener.tokens).toEqual(opened ? ['first'] : []);
          expect(page.tokens.writes).toEqual(opened ? ['first'] : []);
        },
      ),
      { numRuns: propertyRuns },
    );
  },
);

test('[CAP-07] no ticket ever goes out twice', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(answers, { minLength: 1, maxLength: 4 }), async (tries) => {
      const page = openedLogin();
      page.fill('13851206614', 'amber 7');
      for (const [index, answer] of tries.entries()) {
        if (page.status().phase !== 'editing') break;
        await page.solve(`ticket ${index}`);
        page.account.loginByPassword.last().answer(answer);
        await settled();
      }
      expect(new Set(tried(page)).size).toBe(tried(page).length);
      expect(JSON.stringify(page.drafts.history)).not.toMatch(/amber|ticket/);
    }),
    { numRuns: propertyRuns },
  );
});
