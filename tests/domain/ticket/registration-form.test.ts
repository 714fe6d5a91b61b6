import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { attendeeLimits } from '../../../contract/rules/attendee-rule';
import type { Attendee } from '../../../contract/ticket/ticket';
import {
  attendeeCount,
  attendeeFields,
  attendeeKey,
  attendeePlaces,
  attendeesOf,
  newRegistration,
  registrationErrors,
  withoutAttendee,
  type RegistrationForm,
} from '../../../src/domain/ticket/registration-form';
import { propertyRuns } from '../../support/property';

const numRuns = propertyRuns;
const anyAttendee: fc.Arbitrary<Attendee> = fc.record({
  name: fc.string({ maxLength: 40 }),
  phone: fc.string({ maxLength: 20 }),
  company: fc.string({ maxLength: 80 }),
  position: fc.string({ maxLength: 80 }),
});

/** A form with these attendees. */
const formWith = (attendees: readonly Attendee[]): RegistrationForm => {
  const [first = { name: '', phone: '', company: '', position: '' }, ...others] = attendees;
  const typed: Record<string, string> = {
    ...newRegistration('standard', first),
    count: String(Math.max(1, attendees.length)),
  };
  for (const [at, attendee] of others.entries())
    for (const field of attendeeFields) {
      const place = attendeePlaces[at + 1];
      if (place !== undefined) typed[attendeeKey(field, place)] = attendee[field];
    }
  return typed as RegistrationForm;
};
const anyAttendees = fc.array(anyAttendee, { minLength: 1, maxLength: attendeeLimits.most });

test('[SCR-08] the attendees of a form are those that were typed, in their order', () => {
  fc.assert(
    fc.property(anyAttendees, (attendees) => {
      expect(attendeesOf(formWith(attendees))).toEqual(attendees);
    }),
    { numRuns },
  );
});

test('[SCR-08] an attendee that is removed leaves the others as they were, and one field free for the next', () => {
  fc.assert(
    fc.property(anyAttendees, fc.nat(9), (attendees, picked) => {
      const at = picked % attendees.length;
      const form = formWith(attendees);
      const after = { ...form, ...withoutAttendee(form, at) };
      const kept = attendees.filter((_, place) => place !== at);
      expect(attendeeCount(after)).toBe(Math.max(1, kept.length));
      if (kept.length > 0) expect(attendeesOf(after)).toEqual(kept);
      const free = attendeePlaces[kept.length];
      if (free !== undefined) expect(after[attendeeKey('name', free)]).toBe('');
    }),
    { numRuns },
  );
});

test('[SCR-08] a count that is none, too small or too large is read as one attendee', () => {
  const form = formWith([]);
  for (const count of ['', '0', '-1', '11', '1000', '1.5', 'x'])
    expect([count, attendeeCount({ ...form, count })]).toEqual([count, 1]);
});

test('[VAL-06] each wrong field is named once for its attendee; one person typed twice is said', () => {
  const sound = { name: '沈知远', phone: '138 5120 6614', company: '', position: '' };
  expect(registrationErrors(formWith([sound]))).toEqual({});
  expect(registrationErrors({ ...formWith([sound]), typeId: '' })).toEqual({ typeId: '请选择票种' });
  expect(registrationErrors(formWith([sound, { ...sound, name: '' }]))).toEqual({
    name1: '请填写参会人姓名',
  });
  expect(registrationErrors(formWith([sound, { ...sound, name: '周闻', phone: '12' }]))).toEqual({
    phone1: '请核对手机号',
  });
  expect(registrationErrors(formWith([sound, { ...sound, phone: '13851206614' }]))).toEqual({
    name1: '同一位参会人填写了两次',
  });
});
