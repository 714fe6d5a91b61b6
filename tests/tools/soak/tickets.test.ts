import { afterAll, beforeAll, expect, test } from 'vitest';
import { addedTickets, noTicketFigures, randomOf, ticketRound } from '../../../tools/soak/tickets/round';
import { ticketsOpenAt, ticketWorldOver, type TicketWorld } from '../../../tools/soak/tickets/ticket-world';
import { soakGates } from '../../../tools/soak/tickets/gates';
import { ticketSoakOptions } from '../../../tools/soak/tickets/options';
import { openEmptyDatabase } from '../../support/gateway/empty-database';
import { movedClock } from '../../support/gateway/moved-clock';

const minute = 60_000;
const clock = movedClock(ticketsOpenAt + minute);
const members = 12;
const places = 3;
let world: TicketWorld;
beforeAll(async () => {
  world = await ticketWorldOver({ sql: await openEmptyDatabase(), clock, members });
}, 120_000);
afterAll(() => world.sql.close());

test('[PAY-05] of members who ask at once no more get a place than there are, and none pays without', async () => {
  const random = randomOf(7);
  let sum = noTicketFigures;
  for (const round of [1, 2, 3])
    sum = addedTickets(sum, await ticketRound({ world, clock, round, members, places, random }));
  expect(sum.faults).toEqual([]);
  expect(sum).toMatchObject({ rounds: 3, mostTaken: places, chargedWithoutPlace: 0 });
  expect(sum.held + sum.refused).toBe(sum.registrations);
  expect(sum.paidInTime + sum.seatedLate + sum.returned).toBeGreaterThan(0);
}, 120_000);

test('[PAY-05] the soak finds a member who is charged without a place', async () => {
  const blind: TicketWorld = {
    ...world,
    charge: () => Promise.resolve('late'),
    returned: [],
  };
  const needs = { world: blind, clock, round: 9, members, places, random: randomOf(7) };
  const { chargedWithoutPlace, faults } = await ticketRound(needs);
  expect(chargedWithoutPlace).toBeGreaterThan(0);
  expect(faults).not.toEqual([]);
}, 120_000);

test('[MKT-22] of gates that are offline for a time each entry counts once after synchronization', async () => {
  const figures = await soakGates({ sql: world.sql, clock, scans: 300, random: randomOf(5) });
  expect(figures.faults).toEqual([]);
  expect(figures.counted).toBe(figures.letIn);
  expect(figures.letInTwice).toBeGreaterThan(0);
  expect(figures.sentAgain).toBeGreaterThan(0);
}, 120_000);

test.each([
  [['--rounds', '2o0'], /--rounds must be a whole number from 0, and is “2o0”/],
  [['--rounds=-1'], /--rounds must be/],
  [['--members', '0'], /--members must be a whole number from 1/],
  [['--scans', ''], /--scans must be/],
  [['--round', '20'], /--round/],
])('[OPS-06] the soak refuses %j with a sentence, and runs nothing', (args, sentence) => {
  expect(ticketSoakOptions(args)).toMatch(sentence);
});

test('[OPS-06] the soak runs what the command line names, and the rest as usual', () => {
  expect(ticketSoakOptions(['--rounds', '3', '--scans', '0'])).toEqual({
    rounds: 3,
    members: 50,
    places: 10,
    seed: 1,
    scans: 0,
  });
});
