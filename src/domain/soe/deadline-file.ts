import { isLeft } from 'fp-ts/Either';
import { addressOf } from '../../../contract/kind/address';
import { calendarFile, calendarFileType } from '../../../contract/calendar-file/calendar-file';
import { deadlineEvent } from '../../../contract/soe/deadline-event';
import type { Soe } from '../../../contract/soe/soe';
import { standingNow } from './soe-progress';

/** A file that is made of a deadline. */
interface DeadlineFile {
  readonly name: string;
  readonly mediaType: string;
  readonly text: string;
}

const [mediaType = ''] = calendarFileType.split(';');

/** How often the days of a listing changed, at least: each notice adds one. */
const sequenceOf = ({ dates }: Soe): number => Object.values(dates).filter((value) => value !== null).length;

/**
 * The deadline of a listing as a calendar file; null where it has none, it is over, or its day is not known.
 * @param origin of the product, such as 'https://example.com'
 * @param now milliseconds since 1970
 */
export const deadlineFile = (listing: Soe, origin: string, now: number): DeadlineFile | null => {
  const standing = standingNow(listing, now);
  if (isLeft(standing) || standing.right.period?.isOver === true) return null;
  const event = deadlineEvent(listing, standing.right, {
    host: origin.replace(/^https?:\/\//, ''),
    link: `${origin}${addressOf('soe', listing)}`,
    sequence: sequenceOf(listing),
  });
  if (event === null) return null;
  return { name: `${listing.code}.ics`, mediaType, text: calendarFile([event], { stamp: now }) };
};
