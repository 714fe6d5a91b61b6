import type { FormCompleted, PhoneFormValues } from '../../../../src/application/session/phone-form/events';

/** What a form hands over, as it was typed. */
export const typedValues: PhoneFormValues = {
  userName: ' 13851206614 ',
  countryCode: '86',
  caption: '123 456',
  password: ' amber-77 ',
  ageStated: true,
};

export const completes: FormCompleted = { type: 'form.completed', values: typedValues };
