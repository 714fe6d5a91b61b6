import { fromCallback, type EventObject } from 'xstate';
import type { FormDrafts } from '../../../ports/form-drafts';
import { verificationCodeActors, type VerificationCodePorts } from '../verification-code/actors';
import { phoneDrafts } from './drafts';
import { phoneFormMachine } from './machine';

export interface PhoneFormPorts extends VerificationCodePorts {
  readonly drafts: FormDrafts;
}

/** For a flow that begins with the form: its actor `form`, wired. Leaving the page stops it. */
export const phoneFormActors = (ports: PhoneFormPorts) => ({
  form: phoneFormMachine.provide({
    actors: {
      ...verificationCodeActors(ports),
      drafts: phoneDrafts(ports.drafts),
      pickerLayer: fromCallback<EventObject>(({ sendBack }) =>
        ports.layers.open('country-picker', () => sendBack({ type: 'form.countryPickerClosed' })),
      ),
    },
  }),
});
