import type { SnapshotFrom } from 'xstate';
import { phoneFormErrors } from './form-errors';
import type { PhoneFormMachine } from './machine';

type Form = SnapshotFrom<PhoneFormMachine>;
interface Last {
  readonly from: Form;
  readonly event: { readonly type: string };
}

/** What holds in every reachable state of the form. */
export const phoneFormInvariants: Readonly<Record<string, (now: Form, last?: Last) => boolean>> = {
  '[LOG-12] nothing is handed over before all is filled in and the agreement is ticked': (now) =>
    !now.matches('handedOver') || Object.keys(phoneFormErrors(now.context)).length === 0,
  '[LOG-13] what was handed over stays as it was until it is answered': (now, last) =>
    last === undefined ||
    !last.from.matches('handedOver') ||
    !now.matches('handedOver') ||
    (['userName', 'countryCode', 'caption', 'password'] as const).every(
      (field) => now.context[field] === last.from.context[field],
    ),
  '[SCR-10] the phone of the user’s account cannot be typed over': ({ context }) =>
    context.ownPhone === undefined || context.userName === context.ownPhone,
  '[LAY-19] the dialling codes lie on top of the page exactly while they are chosen from': (now) =>
    now.matches('choosingCountry') === (now.children.pickerLayer !== undefined),
  'an error in the form is about something that was refused or is missing': (now) =>
    !now.matches('handedOver') || Object.keys(now.context.errors).length === 0,
  'the focus goes to a field only when that field is wrong': (now) =>
    now.context.focusField === null || now.context.errors[now.context.focusField] !== undefined,
};
