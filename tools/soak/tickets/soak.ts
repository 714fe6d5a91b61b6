import { openPglite } from '../../../gateway/src/adapters/database/pglite/connection';
import { serialDatabase, sourceOf } from '../../../gateway/src/adapters/database/serial-database';
import { locations } from '../../../gateway/src/main/locations';
import { minuteMs } from '../../../contract/values/duration';
import { usage } from '../options';
import { soakGates } from './gates';
import { ticketSoakOptions } from './options';
import { addedTickets, noTicketFigures, randomOf, ticketRound, type SoakClock } from './round';
import { ticketsOpenAt, ticketWorldOver } from './ticket-world';

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
 * Rounds of members who ask for the last places at once, half of whom pay; then scans at the gates.
 * @returns 1 where more places were taken than there are, a member was charged without a place, or an entry counts twice or
 * not at all; 2 where the command line cannot be read; otherwise 0
 */
export const soakTickets = async (args: readonly string[]): Promise<number> => {
  const options = ticketSoakOptions(args);
  if (typeof options === 'string') {
    console.error(`${options}\n${usage}`);
    return 2;
  }
  const { rounds, members, places, seed, scans } = options;
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
  const atGates = Date.now();
  const entered = scans === 0 ? null : await soakGates({ sql, clock, scans, random });
  await sql.close();
  if (entered !== null) {
    const { letIn, counted, letInTwice, offline, sentAgain } = entered;
    console.log(`${scans} scans by 4 gates, in ${Math.round((Date.now() - atGates) / 1_000)} s`);
    console.log(`without network          ${offline} (sent again after a lost answer: ${sentAgain})`);
    console.log(`entries let in           ${letIn} (counted: ${counted})`);
    console.log(`let in by two gates      ${letInTwice}, each counted once`);
  }
  const faults = [...sum.faults, ...(entered?.faults ?? [])];
  for (const fault of faults) console.log(`✗ ${fault}`);
  return faults.length === 0 ? 0 : 1;
};
