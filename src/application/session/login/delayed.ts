import { loginSetup } from './setup';

/** How long the gateway lets one account wait after wrong passwords. Source: SEC-05. */
export const delayed = loginSetup.createStateConfig({
  description:
    'The gateway has said how long this account waits. The wait runs by the clock; another account need not wait.',
  meta: { requirements: ['SEC-05', 'LOG-02'] },
  invoke: { id: 'clock', src: 'clock', onError: { target: 'editing', actions: 'forgetWait' } },
  after: { aSecond: { target: 'delayed', reenter: true } },
  on: {
    'clock.read': [
      {
        guard: { type: 'waitIsOver', params: ({ event }) => event },
        target: 'editing',
        actions: 'forgetWait',
      },
      { actions: { type: 'keepMoment', params: ({ event }) => event } },
    ],
    'login.userNameChanged': {
      target: 'editing',
      actions: ['forgetWait', { type: 'keepUserName', params: ({ event }) => event }, 'keepDraft'],
    },
    'login.passwordChanged': { actions: { type: 'keepPassword', params: ({ event }) => event } },
    'login.agreementToggled': { actions: 'toggleAgreement' },
    'login.countryPickerOpened': { target: 'choosingCountry', actions: 'forgetWait' },
  },
});
