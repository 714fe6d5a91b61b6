import type { Attendee } from '../ticket/ticket';
import { isSayableLine } from './bid-rule';

/** In characters, as people count them; `most` is of attendees in one registration. */
export const attendeeLimits = { most: 10, name: 30, text: 60 } as const;

/** A field of an attendee whose value is not accepted. */
export type AttendeeField = keyof Attendee;

const phone = /^\+?\d{6,15}$/;

/** The attendee without blanks at the ends. */
export const trimmedAttendee = (given: Attendee): Attendee => ({
  name: given.name.trim(),
  phone: given.phone.replaceAll(/[\s-]/g, ''),
  company: given.company.trim(),
  position: given.position.trim(),
});

/** The first field of an attendee that is not accepted; null where all are. */
export const attendeeFault = (given: Attendee): AttendeeField | null => {
  const { name, phone: number, company, position } = trimmedAttendee(given);
  if (!isSayableLine(name, 2, attendeeLimits.name)) return 'name';
  if (!phone.test(number)) return 'phone';
  if (!isSayableLine(company, 0, attendeeLimits.text)) return 'company';
  return isSayableLine(position, 0, attendeeLimits.text) ? null : 'position';
};

/** Two attendees of one registration with the same name and phone: the place of the second, from 0; null for none. */
export const repeatedAttendee = (all: readonly Attendee[]): number | null => {
  const keys = all.map(trimmedAttendee).map(({ name, phone: number }) => `${number} ${name}`);
  const place = keys.findIndex((key, at) => keys.indexOf(key) !== at);
  return place === -1 ? null : place;
};
