import {
  attendeeFault,
  attendeeLimits,
  repeatedAttendee,
  trimmedAttendee,
  type AttendeeField,
} from '../../../contract/rules/attendee-rule';
import type { Attendee } from '../../../contract/ticket/ticket';
import type { ErrorsOf } from '../account-form/errors-of';

/** The place of an attendee in the form, from 0. */
export type AttendeePlace = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';

/** Every place, in order; as many as one registration has at most. */
export const attendeePlaces: readonly AttendeePlace[] = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

export const attendeeFields: readonly AttendeeField[] = ['name', 'phone', 'company', 'position'];

/** A field of an attendee in the form: 'name0'. */
export type AttendeeKey = `${AttendeeField}${AttendeePlace}`;

/** A registration as it is typed: the type of ticket, how many attendees, and the fields of each. */
export type RegistrationForm = Readonly<Record<'typeId' | 'count' | AttendeeKey, string>>;

/** The name of a field of the attendee at a place. */
export const attendeeKey = (field: AttendeeField, place: AttendeePlace): AttendeeKey => `${field}${place}`;

const allKeys = attendeePlaces.flatMap((place) => attendeeFields.map((field) => attendeeKey(field, place)));

/** Every field of the form, in the order of the page. */
export const registrationFields: readonly (keyof RegistrationForm)[] = ['typeId', 'count', ...allKeys];

const emptyAttendee: Attendee = { name: '', phone: '', company: '', position: '' };

const noAttendees: Readonly<Record<AttendeeKey, string>> = {
  name0: '',
  phone0: '',
  company0: '',
  position0: '',
  name1: '',
  phone1: '',
  company1: '',
  position1: '',
  name2: '',
  phone2: '',
  company2: '',
  position2: '',
  name3: '',
  phone3: '',
  company3: '',
  position3: '',
  name4: '',
  phone4: '',
  company4: '',
  position4: '',
  name5: '',
  phone5: '',
  company5: '',
  position5: '',
  name6: '',
  phone6: '',
  company6: '',
  position6: '',
  name7: '',
  phone7: '',
  company7: '',
  position7: '',
  name8: '',
  phone8: '',
  company8: '',
  position8: '',
  name9: '',
  phone9: '',
  company9: '',
  position9: '',
};

/** The form as it begins: the member is the first attendee. */
export const newRegistration = (typeId: string, own: Attendee): RegistrationForm => ({
  ...noAttendees,
  typeId,
  count: '1',
  name0: own.name,
  phone0: own.phone,
  company0: own.company,
  position0: own.position,
});

/** How many attendees are typed. */
export const attendeeCount = ({ count }: RegistrationForm): number => {
  const read = Number(count);
  return Number.isSafeInteger(read) && read >= 1 && read <= attendeeLimits.most ? read : 1;
};

const attendeeAt = (form: RegistrationForm, place: AttendeePlace): Attendee => ({
  name: form[attendeeKey('name', place)],
  phone: form[attendeeKey('phone', place)],
  company: form[attendeeKey('company', place)],
  position: form[attendeeKey('position', place)],
});

/** The attendees as they are typed. */
export const attendeesOf = (form: RegistrationForm): readonly Attendee[] =>
  attendeePlaces.slice(0, attendeeCount(form)).map((place) => attendeeAt(form, place));

/** The texts of the form without the attendee at a place: those after it move up. */
export const withoutAttendee = (form: RegistrationForm, place: number): Partial<RegistrationForm> => {
  const kept = attendeesOf(form).filter((_, at) => at !== place);
  const texts: Partial<Record<keyof RegistrationForm, string>> = { count: String(Math.max(1, kept.length)) };
  for (const [at, of] of attendeePlaces.entries())
    for (const field of attendeeFields) texts[attendeeKey(field, of)] = (kept[at] ?? emptyAttendee)[field];
  return texts;
};

const faultTexts: Readonly<Record<AttendeeField, (typed: string) => string>> = {
  name: (typed) => {
    const length = Array.from(typed.trim()).length;
    if (length === 0) return '请填写参会人姓名';
    if (length < 2) return '姓名至少 2 个字';
    return length > attendeeLimits.name ? `姓名不能超过 ${attendeeLimits.name} 字` : '姓名含有无法识别的字符';
  },
  phone: (typed) => (typed.trim() === '' ? '请填写参会人手机号' : '请核对手机号'),
  company: () => `公司不能超过 ${attendeeLimits.text} 字，也不能含有无法识别的字符`,
  position: () => `职务不能超过 ${attendeeLimits.text} 字，也不能含有无法识别的字符`,
};

/** What must be mended of one attendee; empty when all is well. */
export const attendeeErrors = (attendee: Attendee): ErrorsOf<Attendee> => {
  const field = attendeeFault(attendee);
  return field === null ? {} : { [field]: faultTexts[field](attendee[field]) };
};

/** What must be mended before a registration is sent; empty when all is well (VAL-06). */
export const registrationErrors = (form: RegistrationForm): ErrorsOf<RegistrationForm> => {
  const errors: Partial<Record<keyof RegistrationForm, string>> = {};
  if (form.typeId === '') errors.typeId = '请选择票种';
  const attendees = attendeesOf(form);
  for (const [at, attendee] of attendees.entries()) {
    const place = attendeePlaces[at];
    const field = attendeeFault(attendee);
    if (field !== null && place !== undefined)
      errors[attendeeKey(field, place)] = faultTexts[field](attendee[field]);
  }
  const repeated = Object.keys(errors).length === 0 ? repeatedAttendee(attendees) : null;
  const again = repeated === null ? undefined : attendeePlaces[repeated];
  if (again !== undefined) errors[attendeeKey('name', again)] = '同一位参会人填写了两次';
  return errors;
};

/** The attendees as they are sent. */
export const sentAttendees = (form: RegistrationForm): readonly Attendee[] =>
  attendeesOf(form).map(trimmedAttendee);
