import { parseArgs } from 'node:util';
import { openPglite } from '../../../gateway/src/adapters/database/pglite/connection';
import { serialDatabase, sourceOf } from '../../../gateway/src/adapters/database/serial-database';
import { locations } from '../../../gateway/src/main/locations';
import { minuteMs } from '../../../contract/values/duration';
import { addedTickets, noTicketFigures, randomOf, ticketRound, type SoakClock } from './round';
import { ticketsOpenAt, ticketWorldOver } from './ticket-world';

const whole = (text: string | undefined, otherwise: number): number => {
  const given = text === undefined ? otherwise : Number(text);
  return Number.isSafeInteger(given) && given > 0 ? given : otherwise;
};

/** Time that is moved by hand; nothing waits for it. */
const handClock = (start: number): SoakClock & { readonly after: () => () => void } => {
  let now = start;
  return {
    now: () => now,
    move: (ms) => {
      now += ms;
    },
    after: () => () => undefined,
  };
};

/**
 * Rounds of members who ask for the last places at once, half of whom pay.
 * @returns 1 where more places were taken than there are, or a member was charged without a place; otherwise 0
 */
export const soakTickets = async (args: readonly string[]): Promise<number> => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      rounds: { type: 'string' },
      members: { type: 'string' },
      places: { type: 'string' },
      seed: { type: 'string' },
    },
  });
  const rounds = whole(values.rounds, 200);
  const members = whole(values.members, 50);
  const places = whole(values.places, 10);
  const seed = whole(values.seed, 1);
  const clock = handClock(ticketsOpenAt + minuteMs);
  const sql = serialDatabase(
    sourceOf(await openPglite(locations.databaseThread, { folder: null, template: null })),
  );
  const world = await ticketWorldOver({ sql, clock, members });
  const random = randomOf(seed);
  const begun = Date.now();
  let sum = noTicketFigures;
  for (let round = 1; round <= rounds; round += 1) {
    sum = addedTickets(sum, await ticketRound({ world, clock, round, members, places, random }));
    if (round % 20 === 0) console.log(`${round} / ${rounds}`);
  }
  await sql.close();
  for (const fault of sum.faults) console.log(`✗ ${fault}`);
  const seconds = Math.round((Date.now() - begun) / 1_000);
  console.log(
    `seed ${seed}, ${sum.rounds} rounds of ${members} members for ${places} places, in ${seconds} s`,
  );
  console.log(`registrations            ${sum.registrations} (held: ${sum.held}, refused: ${sum.refused})`);
  console.log(`paid in time             ${sum.paidInTime}`);
  console.log(`paid late, with a place  ${sum.seatedLate}`);
  console.log(`paid late, given back    ${sum.returned}`);
  console.log(`most places taken        ${sum.mostTaken} of ${places}`);
  console.log(`charged without a place  ${sum.chargedWithoutPlace}`);
  return sum.faults.length === 0 ? 0 : 1;
};
