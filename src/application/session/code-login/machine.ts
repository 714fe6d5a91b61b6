import { wayIn } from '../way-in/chart';

/** Logging in by a code. A phone without an account gets a new one. Source: LOG-12, LOG-01. */
export const codeLoginMachine = wayIn({
  id: 'codeLogin',
  description: 'One visit to the page of the login by code.',
  requirements: ['LOG-12', 'LAY-14'],
  mode: 1,
  asksPassword: false,
});
