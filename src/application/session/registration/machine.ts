import { wayIn } from '../way-in/chart';
import { registrationText } from './text';

/** A new account: phone, code, password, and what promoted it. Source: LOG-12, LAY-14. */
export const registrationMachine = wayIn({
  id: 'registration',
  description: 'One visit to the page of the registration.',
  requirements: ['LOG-12', 'LAY-14'],
  mode: 3,
  asksPassword: true,
  mayBe: registrationText.mayBeRegistered,
});
