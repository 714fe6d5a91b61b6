import { expect, test } from 'vitest';
import type { Token } from '../../../../contract/account/token';
import { followRenewals, forgetAtEnds } from '../../../../src/application/session/session/forget-at-ends';
import { forgetUnsent } from '../../../../src/application/session/session/forget-unsent';
import type { SessionFact } from '../../../../src/application/session/session/events';
import { token } from '../../../support/samples/token';

type Session = Parameters<typeof forgetAtEnds>[0];

/** A session that reports what the test says. */
const reporting = () => {
  const hearers: { type: string; hear: (fact: SessionFact) => void }[] = [];
  const session = {
    on: (type: string, hear: (fact: SessionFact) => void) => {
      hearers.push({ type, hear });
      return { unsubscribe: () => undefined };
    },
  } as unknown as Session;
  const report = (fact: SessionFact): void => {
    for (const { type, hear } of hearers) if (type === fact.type) hear(fact);
  };
  return { session, report };
};

const [first, second] = [token('token-1'), token('token-2')];

test.each(['loggedOut', 'loggedOutElsewhere', 'refused', 'deactivated', 'forced'] as const)(
  '[SEC-04] a session that ends by %s leaves nothing of what it read',
  (reason) => {
    const { session, report } = reporting();
    let forgotten = 0;
    forgetAtEnds(session, () => void (forgotten += 1));
    report({ type: 'session.ended', reason });
    expect(forgotten).toBe(1);
  },
);

test.each([
  ['loggedOut', 1],
  ['refused', 0],
] as const)('[SEC-04][SOC-06] an end by %s deletes what was not sent %d times', async (reason, times) => {
  const { session, report } = reporting();
  let forgotten = 0;
  forgetUnsent(session, () => Promise.resolve({ forget: () => void (forgotten += 1) }));
  report({ type: 'session.ended', reason });
  await Promise.resolve();
  expect(forgotten).toBe(times);
});

test('[SEC-04] before a session begins, here or in another tab, what was read is forgotten', () => {
  const { session, report } = reporting();
  let forgotten = 0;
  forgetAtEnds(session, () => void (forgotten += 1));
  report({ type: 'session.opened', token: first });
  report({ type: 'session.joined', token: first });
  report({ type: 'session.renewed', token: first });
  expect(forgotten).toBe(2);
});

test('[SES-08] a renewal names the token before it; one that changes nothing, or is of another tab, none', () => {
  const { session, report } = reporting();
  const moved: (readonly [Token, Token])[] = [];
  followRenewals(session, first, (from, to) => void moved.push([from, to]));
  report({ type: 'session.renewed', token: second });
  report({ type: 'session.replaced', token: first });
  report({ type: 'session.renewed', token: second });
  report({ type: 'session.renewed', token: second });
  report({ type: 'session.ended', reason: 'loggedOut' });
  report({ type: 'session.renewed', token: first });
  expect(moved).toEqual([
    [first, second],
    [first, second],
  ]);
});
