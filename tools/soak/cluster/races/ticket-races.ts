import { randomUUID } from 'node:crypto';
import { isRight } from 'fp-ts/Either';
import { ticketCalls } from '../../../../contract/ticket/calls';
import { Ticket } from '../../../../contract/ticket/ticket';
import { dayMs } from '../../../../contract/values/duration';
import type { SoakMember, SoakWorld } from '../world';
import { atOnce, broken, mustBe, succeeded, together, type Race } from './race';

const places = 10;
/** A member may register 60 times in an hour: they are replaced before that. */
const roundsOfMembers = 50;

/** A new conference whose free tickets are valid at once; answers its id, which is that of the type of ticket too. */
const conference = async (world: SoakWorld, capacity: number): Promise<string> => {
  const id = `soak-${randomUUID()}`;
  const now = Date.now();
  await world.run(
    `with made as (
       insert into conferences (id, title, host, industries, industry_ids, region, venue, form, opens_at, closes_at,
         starts_at, ends_at, facts, changed_at)
       values ($1, '并购年会', '主办', '[]', '[]', '上海', '国际会议中心', 'onsite', $2, $3, $3, $4, '{}', 1)
       returning id)
     insert into conference_ticket_types (id, conference_id, place, name, sort, price, capacity, member_limit, review,
       includes, refunds)
     select id, id, 0, '标准票', 'standard', 0, $5, 5, false, '', '[]' from made`,
    ...[id, now - dayMs, now + dayMs, now + 2 * dayMs, capacity],
  );
  return id;
};

const register = (world: SoakWorld, place: number, member: SoakMember, id: string) => {
  const attendee = { name: member.name, phone: member.phone, company: '示例资本', position: '经理' };
  return world.call(place, ticketCalls.register, {
    token: member.token,
    key: randomUUID(),
    parameters: { conferenceId: id, typeId: id, attendees: JSON.stringify([attendee]) },
  });
};

const crowds = new WeakMap<SoakWorld, { readonly from: number; readonly members: readonly SoakMember[] }>();

const crowd = async (world: SoakWorld, round: number): Promise<readonly SoakMember[]> => {
  const known = crowds.get(world);
  if (known !== undefined && round - known.from < roundsOfMembers) return known.members;
  const members = await world.members(atOnce);
  crowds.set(world, { from: round, members });
  return members;
};

/** Members register for the last places of a conference: all places are taken, and none twice. */
const lastPlaces: Race = {
  name: 'places',
  title: `the last ${places} places of a conference`,
  round: async (world, round) => {
    const members = await crowd(world, round);
    const id = await conference(world, places);
    const answers = await together((at) => {
      const member = members[at];
      if (member === undefined) throw new Error('There are too few members.');
      return register(world, at, member, id);
    });
    const valid = await world.figure(
      `select count(*) from tickets where conference_id = $1 and state = 'valid'`,
      id,
    );
    return [
      ...broken(answers),
      ...mustBe('registrations', answers.filter(succeeded).length, places),
      ...mustBe('valid tickets', valid, places),
    ];
  },
};

/** An offered ticket is accepted many times: there is one new ticket, and all answers name it. */
const transfer: Race = {
  name: 'transfer',
  title: 'a transfer of a ticket accepted at once',
  round: async (world, round) => {
    const [holder, receiver] = await world.members(2);
    if (holder === undefined || receiver === undefined) return ['no members'];
    const id = await conference(world, places);
    await register(world, round, holder, id);
    const [number = ''] = await world.texts('select number from tickets where holder_id = $1', holder.id);
    const offered = await world.call(round + 1, ticketCalls.offer, {
      token: holder.token,
      parameters: { number, phone: receiver.phone, name: receiver.name },
    });
    const [offerId = ''] = await world.texts(
      'select id from ticket_transfers where ticket_number = $1',
      number,
    );
    if (!succeeded(offered)) return [`the ticket ${number} was not offered: ${offered.text}`];
    const answers = await together((at) =>
      world.call(at, ticketCalls.accept, { token: receiver.token, parameters: { offerId } }),
    );
    const numbers = answers
      .map(({ data }) => Ticket.decode(data))
      .flatMap((read) => (isRight(read) ? [read.right.number] : []));
    const valid = await world.figure(
      `select count(*) from tickets where conference_id = $1 and state = 'valid'`,
      id,
    );
    const given = await world.figure(
      `select count(*) from tickets where number = $1 and state = 'transferred'`,
      number,
    );
    return [
      ...broken(answers),
      ...mustBe('numbers of the new ticket', new Set(numbers).size, 1),
      ...mustBe('valid tickets', valid, 1),
      ...mustBe('tickets given away', given, 1),
    ];
  },
};

export const ticketRaces: readonly Race[] = [lastPlaces, transfer];
