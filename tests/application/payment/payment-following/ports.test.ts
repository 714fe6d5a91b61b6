import { right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { followingActors } from '../../../../src/application/payment/payment-following/actors';
import { paymentFollowingMachine } from '../../../../src/application/payment/payment-following/machine';
import type { Followed } from '../../../../src/domain/payment/followed';

const subject = 'HP202611200000000001';

/** A payment that is followed, and who was told that what is shown of it is old. */
const follow = (stands: Followed) => {
  const reported: string[] = [];
  const clock = new SimulatedClock();
  const actors = followingActors<string>({
    arrivals: { listen: () => () => undefined },
    read: () => () => Promise.resolve(right(stands)),
    concerns: () => false,
    ended: (of) => reported.push(of),
  });
  const flow = createActor(paymentFollowingMachine<string>().provide({ actors }), {
    clock,
    input: { subject, lifeMs: 60_000, pauseMs: 5_000 },
  }).start();
  return { reported, clock, flow };
};

test.each(['paid', 'closed'] as const)(
  '[PAY-15] what is %s elsewhere is told once to whoever shows the order',
  async (stands) => {
    const { reported, flow } = follow(stands);
    await waitFor(flow, ({ status }) => status === 'done');
    expect(reported).toEqual([subject]);
  },
);

test('[PAY-15] when its time is over, and not before, the page hears that what it shows is old', async () => {
  const { reported, clock, flow } = follow('open');
  await waitFor(flow, (snapshot) => snapshot.matches({ following: 'waiting' }));
  expect(reported).toEqual([]);
  clock.increment(60_000);
  expect(reported).toEqual([subject]);
});
