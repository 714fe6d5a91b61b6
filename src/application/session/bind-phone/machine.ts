import { wayIn } from '../way-in/chart';

/** Binding a phone to WeChat's user after a login without a token. Source: LOG-04, LOG-05. */
export const bindPhoneMachine = wayIn({
  id: 'bindPhone',
  description: 'One visit to the page on which a phone is bound to WeChat.',
  requirements: ['LOG-04', 'LOG-05'],
  mode: 1,
  asksPassword: false,
  hasEntrance: true,
});
