import { randomUUID } from 'node:crypto';
import { accountCalls, codeCalls, credentialCalls } from '../../../../contract/account/calls';
import { sentCodeStore } from '../../../../gateway/src/adapters/database/stores/sent-code-store';
import { systemClock } from '../../../../gateway/src/adapters/system/system-clock';
import { codeLifetimeMs } from '../../../../gateway/src/domain/sent-code/sent-code';
import { enquiryCalls } from '../../../../contract/enquiry/calls';
import { favouriteCalls } from '../../../../contract/favourite/calls';
import { profileCalls } from '../../../../contract/member/calls';
import type { Answer, SoakMember, SoakWorld } from '../world';
import { allSucceeded, atOnce, broken, mustBe, succeeded, together, type Race } from './race';

const countryCode = '86';

/** A phone of no account, another one for each number. */
const phoneOf = (number: number): string => `198${String(number).padStart(8, '0')}`;

const raceCode = '271828';

/** Sends a code to a phone, as a gateway does. */
const issueCode = (world: SoakWorld, phone: string, purpose: 'login' | 'identity'): Promise<unknown> => {
  const sentAt = systemClock.now();
  return sentCodeStore(world.database, systemClock).issue({
    phone,
    purpose,
    code: raceCode,
    delivered: true,
    sentAt,
    expiresAt: sentAt + codeLifetimeMs,
    askedBy: 'address:10.255.255.255',
  });
};

/** The right code of one member is sent in at once: it logs in once. */
const sentCode: Race = {
  name: 'code',
  title: 'a sent code tried at once',
  round: async (world) => {
    const [member] = await world.members(1);
    if (member === undefined) return ['no member'];
    await issueCode(world, member.phone, 'login');
    const answers = await together((place) =>
      world.call(place, accountCalls.loginByCode, {
        parameters: { userName: member.phone, countryCode, code: raceCode },
      }),
    );
    const used = await world.figure(
      'select count(*) from sent_code where phone = $1 and used_at is not null',
      member.phone,
    );
    return [
      ...broken(answers),
      ...mustBe('logins', answers.filter(succeeded).length, 1),
      ...mustBe('codes used', used, 1),
    ];
  },
};

const askForCode = (world: SoakWorld, place: number, phone: string, ticket: string, randstr: string) =>
  world.call(place, codeCalls.forLogin, { parameters: { userName: phone, countryCode, ticket, randstr } });

const codesTo = (world: SoakWorld, phones: readonly string[]): Promise<number> =>
  world.figure('select count(*) from sent_code where phone = any($1::text[])', [...phones]);

/** One ticket of a captcha is brought with many phones: one code is sent. */
const captchaTicket: Race = {
  name: 'captcha',
  title: 'a captcha ticket redeemed at once',
  round: async (world, round) => {
    const randstr = randomUUID();
    const ticket = await world.captchaTicket(randstr);
    const phones = Array.from({ length: atOnce }, (_, place) => phoneOf(round * atOnce + place));
    const answers = await together((place) => askForCode(world, place, phones[place] ?? '', ticket, randstr));
    return [
      ...broken(answers),
      ...mustBe('requests that were let through', answers.filter(succeeded).length, 1),
      ...mustBe('codes sent', await codesTo(world, phones), 1),
    ];
  },
};

/** Codes for one phone, each with a ticket of its own: the limit lets one through. */
const rateLimit: Race = {
  name: 'limit',
  title: 'a rate limit of one per minute',
  round: async (world, round) => {
    const phone = phoneOf(90_000_000 + round);
    const randstr = randomUUID();
    const tickets = await Promise.all(Array.from({ length: atOnce }, () => world.captchaTicket(randstr)));
    const answers = await together((place) => askForCode(world, place, phone, tickets[place] ?? '', randstr));
    return [
      ...broken(answers),
      ...mustBe('requests that were let through', answers.filter(succeeded).length, 1),
      ...mustBe('codes sent', await codesTo(world, [phone]), 1),
    ];
  },
};

/** An enquiry of a member, under a key. */
const enquire = (world: SoakWorld, place: number, { token }: SoakMember, key: string): Promise<Answer> =>
  world.call(place, enquiryCalls.send, {
    token,
    key,
    parameters: {
      about: 'fund',
      organization: '某某公司',
      need: '需要咨询并购基金的设立与募资',
      time: 'any',
      agreed: '1',
    },
  });

/** One enquiry is sent in many times under its key: it is stored once, and each of them is answered with success. */
const sameKey: Race = {
  name: 'key',
  title: 'a write repeated at once under its key',
  round: async (world) => {
    const [member] = await world.members(1);
    if (member === undefined) return ['no member'];
    const key = randomUUID();
    const answers = await together((place) => enquire(world, place, member, key));
    const stored = await world.figure('select count(*) from enquiry where account_id = $1', member.id);
    return [...allSucceeded(answers), ...mustBe('enquiries stored', stored, 1)];
  },
};

/** Writes of a member; each is sent by another part of the requests. */
const ownWrites = (world: SoakWorld, member: SoakMember, deals: readonly string[]) => [
  (place: number) =>
    world.call(place, favouriteCalls.toggle, {
      token: member.token,
      parameters: { kind: 'sale', id: deals[place % deals.length] ?? '', on: '1' },
    }),
  (place: number) => enquire(world, place, member, randomUUID()),
  (place: number) =>
    world.call(place, profileCalls.save, {
      token: member.token,
      // A verified member keeps the name and the company.
      parameters: {
        name: member.name,
        company: member.name.replace('会员', '公司'),
        position: `职务${place}`,
        email: '',
      },
    }),
];

/** The removal is sent in the middle of other writes: none of them is stored after it. */
const removal: Race = {
  name: 'removal',
  title: 'an account removed while it writes',
  round: async (world) => {
    const [member] = await world.members(1);
    const deals = await world.texts('select id from sale order by id limit 25');
    if (member === undefined || deals.length === 0) return ['no member, or no deals'];
    await issueCode(world, member.phone, 'identity');
    const writes = ownWrites(world, member, deals);
    const middle = Math.floor(atOnce / 2);
    const answers = await together(async (place) => {
      const write = writes[place % writes.length];
      return place === middle || write === undefined
        ? world.call(place, credentialCalls.unsubscribe, {
            token: member.token,
            parameters: { caption: raceCode },
          })
        : write(place);
    });
    const kept = await world.figure('select count(*) from favourite where account_id = $1', member.id);
    const named = await world.figure(
      `select count(*) from account where id = $1 and removed and name = '已注销用户' and company = ''`,
      member.id,
    );
    return [
      ...broken(answers),
      ...mustBe('favourites of the removed account', kept, 0),
      ...mustBe('removed accounts that say nothing of a person', named, 1),
    ];
  },
};

export const accountRaces: readonly Race[] = [sentCode, captchaTicket, rateLimit, sameKey, removal];
