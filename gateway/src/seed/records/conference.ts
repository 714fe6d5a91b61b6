import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import { conferenceDetailFields, conferenceFields } from '../../../../contract/conference/conference';
import { ticketTypeFields } from '../../../../contract/conference/ticket-type';
import { startOfDay } from '../../../../contract/values/beijing-time';
import { dayMs, minuteMs } from '../../../../contract/values/duration';
import { conferenceFault } from '../../domain/conference/conference-fault';
import { IndustryOfGroup, Place } from './leaf';
import { ruledRecord, seedRecord } from './seed-record';

const ConferenceRecord = seedRecord(
  {
    ...conferenceFields,
    ...conferenceDetailFields,
    region: t.union([Place, t.literal('')]),
    industries: t.readonlyArray(IndustryOfGroup),
    tickets: t.readonlyArray(seedRecord(ticketTypeFields, {})),
  },
  {},
);

/** A conference as an operator hands it in, its moments absolute; one whose facts contradict each other is refused. */
export const DatedConference = ruledRecord(ConferenceRecord, 'DatedConference', conferenceFault);
export type DatedConference = t.TypeOf<typeof DatedConference>;

/** '+12 09:00': the hour, in Beijing time, of the day that is so many days after that of seeding. */
const moment = /^([+-]\d{1,4}) (\d\d):(\d\d)$/;

const momentOf = (text: string, now: number): number | string => {
  const [found, days, hours, minutes] = moment.exec(text) ?? [];
  if (found === undefined) return text;
  return startOfDay(now) + Number(days) * dayMs + (Number(hours) * 60 + Number(minutes)) * minuteMs;
};

const withMoments = (value: unknown, now: number): unknown => {
  if (typeof value === 'string') return momentOf(value, now);
  if (Array.isArray(value)) return value.map((each) => withMoments(each, now));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withMoments(each, now)]));
};

/** Any day, on which each record of the seed is tried. */
const someDay = Date.UTC(2026, 10, 30);

const SeedNames = t.type({ id: t.string, title: t.string });

/** A conference of the seed: the same record, whose moments count from the day of seeding, so that each state has some. */
export const SeedConference = new t.Type<Readonly<t.TypeOf<typeof SeedNames>>, unknown>(
  'SeedConference',
  SeedNames.is,
  (value, context) => {
    const read = DatedConference.validate(withMoments(value, someDay), context);
    return isLeft(read) ? read : SeedNames.validate(value, context);
  },
  t.identity,
);
export type SeedConference = t.TypeOf<typeof SeedConference>;

/** A conference of the seed, counted from the moment of seeding. @param now milliseconds since 1970 */
export const datedConference = (seed: SeedConference, now: number): DatedConference => {
  const read = DatedConference.decode(withMoments(seed, now));
  if (isLeft(read)) throw new Error(`The conference ${seed.id} of the seed cannot be read.`);
  return read.right;
};
