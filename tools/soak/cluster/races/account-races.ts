import { randomUUID } from 'node:crypto';
import { accountCalls, codeCalls } from '../../../../contract/account/calls';
import { sentCodeStore } from '../../../../gateway/src/adapters/database/stores/sent-code-store';
import { systemClock } from '../../../../gateway/src/adapters/system/system-clock';
import { codeLifetimeMs } from '../../../../gateway/src/domain/sent-code/sent-code';
import type { SoakWorld } from '../world';
import { atOnce, broken, mustBe, succeeded, together, type Race } from './race';

const countryCode = '86';

/** A phone of no account, another one for each number. */
const phoneOf = (number: number): string => `198${String(number).padStart(8, '0')}`;

/** The right code of one member is sent in at once: it logs in once. */
const sentCode: Race = {
  name: 'code',
  title: 'a sent code tried at once',
  round: async (world) => {
    const [member] = await world.members(1);
    if (member === undefined) return ['no member'];
    const sentAt = systemClock.now();
    await sentCodeStore(world.database, systemClock).issue({
      phone: member.phone,
      purpose: 'login',
      code: '271828',
      delivered: true,
      sentAt,
      expiresAt: sentAt + codeLifetimeMs,
      askedBy: 'address:10.255.255.255',
    });
    const answers = await together((place) =>
      world.call(place, accountCalls.loginByCode, {
        parameters: { userName: member.phone, countryCode, code: '271828' },
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

export const accountRaces: readonly Race[] = [sentCode, captchaTicket, rateLimit];
