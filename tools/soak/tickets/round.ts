import { isRight } from 'fp-ts/Either';
import { randomUUID } from 'node:crypto';
import type { HeldTicket } from '../../../gateway/src/ports/conference-tickets';
import { minuteMs } from '../../../contract/values/duration';
import { attendee, type TicketWorld } from './ticket-world';

/** The result of a round, or of several. */
export interface TicketFigures {
  readonly rounds: number;
  readonly registrations: number;
  readonly held: number;
  readonly refused: number;
  readonly paidInTime: number;
  /** Charged after the end of the hold: with a place, or given back. */
  readonly seatedLate: number;
  readonly returned: number;
  /** The most valid tickets and running holds of a type at once. */
  readonly mostTaken: number;
  readonly chargedWithoutPlace: number;
  readonly faults: readonly string[];
}

export const noTicketFigures: TicketFigures = {
  rounds: 0,
  registrations: 0,
  held: 0,
  refused: 0,
  paidInTime: 0,
  seatedLate: 0,
  returned: 0,
  mostTaken: 0,
  chargedWithoutPlace: 0,
  faults: [],
};

/** The figures of several rounds together. */
export const addedTickets = (one: TicketFigures, other: TicketFigures): TicketFigures => ({
  rounds: one.rounds + other.rounds,
  registrations: one.registrations + other.registrations,
  held: one.held + other.held,
  refused: one.refused + other.refused,
  paidInTime: one.paidInTime + other.paidInTime,
  seatedLate: one.seatedLate + other.seatedLate,
  returned: one.returned + other.returned,
  mostTaken: Math.max(one.mostTaken, other.mostTaken),
  chargedWithoutPlace: one.chargedWithoutPlace + other.chargedWithoutPlace,
  faults: [...one.faults, ...other.faults],
});

/** A generator of numbers from 0 to 1 by a seed. */
export const randomOf = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** The time of the world, moved by hand. */
export interface SoakClock {
  readonly now: () => number;
  readonly move: (ms: number) => void;
}

export interface RoundNeeds {
  readonly world: TicketWorld;
  readonly clock: SoakClock;
  readonly round: number;
  readonly members: number;
  readonly places: number;
  readonly random: () => number;
}

interface Charged {
  readonly memberId: string;
  readonly ticket: HeldTicket;
  readonly chargeId: string;
}

const waves = 2;
const hold = 15 * minuteMs;

/**
 * One round: members ask at once for the last places of a type; half of them pay, some in time and some after the end of
 * the hold, while the others ask again.
 */
export const ticketRound = async (needs: RoundNeeds): Promise<TicketFigures> => {
  const { world, clock, round, members, places, random } = needs;
  const typeId = `soak-${round}`;
  await world.sql
    .script(`insert into conference_ticket_types (id, conference_id, place, name, sort, price, capacity,
    member_limit, review, sale_from, sale_until, includes, refunds)
    values ('${typeId}', 'conf-1', ${1_000 + round}, '${typeId}', 'standard', 98000, ${places}, 5, false, null, null, '', '[]')`);
  const pays = new Map(Array.from({ length: members }, (_, at) => [`m${at + 1}`, random() < 0.5]));
  const charged: Charged[] = [];
  let figures: TicketFigures = { ...noTicketFigures, rounds: 1 };

  const note = async (): Promise<void> => {
    const [row] = await world.sql.query(
      `select ((select count(*) from tickets where type_id = $1 and state in ('pending', 'valid', 'checkedIn'))
        + (select coalesce(sum(places), 0) from held_places where type_id = $1 and until > $2))::int`,
      [typeId, clock.now()],
      'arrays',
    );
    const taken = Array.isArray(row) ? Number(row[0]) : Number.NaN;
    figures = { ...figures, mostTaken: Math.max(figures.mostTaken, taken) };
  };

  const pay = async ({ memberId, ticket, chargeId }: Charged, late: boolean): Promise<void> => {
    const verdict = await world.charge(ticket.orderNo ?? '', chargeId);
    charged.push({ memberId, ticket, chargeId });
    if (verdict === 'paid')
      figures = late
        ? { ...figures, seatedLate: figures.seatedLate + 1 }
        : { ...figures, paidInTime: figures.paidInTime + 1 };
    else figures = { ...figures, returned: figures.returned + 1 };
  };

  let waiting = [...pays.keys()];
  let late: Charged[] = [];
  for (let wave = 0; wave < waves; wave += 1) {
    const asking = waiting.map(async (memberId) => {
      const answer = await world.own.register({
        accountId: memberId,
        key: randomUUID(),
        conferenceId: 'conf-1',
        typeId,
        attendees: [attendee(round)],
      });
      return { memberId, ticket: isRight(answer) ? (answer.right[0] ?? null) : null };
    });
    const [answers] = await Promise.all([
      Promise.all(asking),
      Promise.all(late.map((charge) => pay(charge, true))),
    ]);
    await note();
    const got = answers.flatMap(({ memberId, ticket }) => (ticket === null ? [] : [{ memberId, ticket }]));
    figures = {
      ...figures,
      registrations: figures.registrations + answers.length,
      held: figures.held + got.length,
      refused: figures.refused + answers.length - got.length,
    };
    const paying = got
      .filter(({ memberId }) => pays.get(memberId) === true)
      .map((one, at) => ({
        ...one,
        chargeId: `9${String(round).padStart(6, '0')}${wave}${String(at).padStart(4, '0')}`,
      }));
    const inTime = paying.filter(() => random() < 0.5);
    late = paying.filter((one) => !inTime.includes(one));
    await Promise.all(inTime.map((charge) => pay(charge, false)));
    await note();
    clock.move(hold + minuteMs);
    waiting = answers.filter(({ ticket }) => ticket === null).map(({ memberId }) => memberId);
  }
  await Promise.all(late.map((charge) => pay(charge, true)));
  await note();

  const faults: string[] = [];
  let without = 0;
  for (const { memberId, ticket, chargeId } of charged) {
    const own = await world.own.one(memberId, ticket.number);
    const valid = isRight(own) && own.right.state === 'valid';
    const back = world.returned.includes(chargeId);
    if (!valid && !back) without += 1;
    if (valid && back) faults.push(`round ${round}: ${chargeId} has a place and its money back`);
  }
  if (figures.mostTaken > places)
    faults.push(`round ${round}: ${figures.mostTaken} of ${places} places are taken`);
  if (without > 0) faults.push(`round ${round}: ${without} charged without a place`);
  return { ...figures, chargedWithoutPlace: without, faults };
};
