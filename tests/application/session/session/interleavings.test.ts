import { left, right, type Either } from 'fp-ts/Either';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SessionEvent } from '../../../../src/application/session/session/events';
import type { GatewayFailure } from '../../../../src/domain/gateway/failure';
import { settled } from '../../../support/fakes/settled';
import { everyFailure } from '../../../support/failures';
import { propertyRuns } from '../../../support/property';
import { token } from '../../../support/samples/token';
import { openedSession, type OpenedSession } from './opened-session';

const tokens = fc.constantFrom('first', 'second', 'third').map(token);
const failures = fc.constantFrom<GatewayFailure>(...everyFailure);

const events: fc.Arbitrary<SessionEvent> = fc.oneof(
  tokens.map((obtained) => ({ type: 'session.tokenObtained' as const, token: obtained })),
  fc.constant({ type: 'session.logoutRequested' as const }),
  fc.constant({ type: 'session.forcedLogout' as const }),
  fc.constant({ type: 'session.deactivated' as const }),
  fc.constant({ type: 'session.foregrounded' as const }),
  fc.constant({ type: 'session.openedElsewhere' as const }),
  fc
    .constantFrom('loggedOut' as const, 'refused' as const)
    .map((reason) => ({ type: 'session.endedElsewhere' as const, reason })),
  fc.option(tokens).map((carried) => ({ type: 'session.refused' as const, token: carried })),
);

const answers: fc.Arbitrary<Either<GatewayFailure, ReturnType<typeof token>>> = fc.oneof(
  tokens.map((renewed) => right(renewed)),
  failures.map((failure) => left(failure)),
);

type Step =
  | { readonly does: 'send'; readonly event: SessionEvent }
  | { readonly does: 'answerRenewal'; readonly answer: Either<GatewayFailure, ReturnType<typeof token>> }
  | { readonly does: 'answerLogout' }
  | { readonly does: 'pass'; readonly ms: number }
  | { readonly does: 'switchCookies' }
  | { readonly does: 'otherTab'; readonly token: ReturnType<typeof token> | null };

const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: events.map((event) => ({ does: 'send' as const, event })) },
  { weight: 2, arbitrary: answers.map((answer) => ({ does: 'answerRenewal' as const, answer })) },
  { weight: 2, arbitrary: fc.constant({ does: 'answerLogout' as const }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(1_000, 5_000, 20_000, 1_800_000).map((ms) => ({ does: 'pass' as const, ms })),
  },
  { weight: 1, arbitrary: fc.constant({ does: 'switchCookies' as const }) },
  { weight: 1, arbitrary: fc.option(tokens).map((held) => ({ does: 'otherTab' as const, token: held })) },
);

const take = (session: OpenedSession, step: Step): void => {
  if (step.does === 'send') session.actor.send(step.event);
  if (step.does === 'answerRenewal') session.account.renewToken.calls.at(-1)?.answer(step.answer);
  if (step.does === 'answerLogout') session.account.logout.calls.at(-1)?.answer(right(undefined));
  if (step.does === 'pass') session.clock.pass(step.ms);
  if (step.does === 'switchCookies') {
    session.tokens.failure = session.tokens.failure === null ? { kind: 'unavailable' } : null;
  }
  if (step.does === 'otherTab') session.tokens.kept = step.token;
};

test(
  '[SES-07][SES-08] in whatever order things happen, a session opens and ends once and renews one at a time',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.option(tokens),
        fc.array(fc.tuple(steps, fc.boolean()), { minLength: 1, maxLength: 25 }),
        async (kept, walk) => {
          const session = openedSession(kept);
          let open = kept !== null;
          let heard = 0;
          for (const [step, waits] of walk) {
            take(session, step);
            if (waits) await settled();
            for (const fact of session.reported.slice(heard)) {
              if (fact.type === 'session.opened' || fact.type === 'session.joined') open = true;
              if (fact.type === 'session.ended') {
                expect(open).toBe(true);
                open = false;
              }
              if (fact.type === 'session.renewed' || fact.type === 'session.replaced')
                expect(open).toBe(true);
            }
            heard = session.reported.length;
            const { phase, token: held } = session.status();
            expect(open).toBe(phase !== 'anonymous');
            expect(held === null).toBe(phase === 'anonymous');
            const renewals = session.account.renewToken.calls.filter((call) => call.isUnderWay());
            expect(renewals.length).toBeLessThanOrEqual(phase === 'active' ? 1 : 0);
            expect(session.actor.getSnapshot().status).toBe('active');
          }
          // Whatever another tab's token is read for is over before the end is asked for.
          await settled();
          session.actor.send({ type: 'session.forcedLogout' });
          await settled();
          session.clock.pass(60_000);
          await settled();
          expect(session.status()).toEqual({ phase: 'anonymous', token: null });
        },
      ),
      { numRuns: propertyRuns },
    );
  },
);
