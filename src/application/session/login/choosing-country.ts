import { loginSetup } from './setup';

/** How the country of the phone is chosen. Source: LOG-12. */
export const choosingCountry = loginSetup.createStateConfig({
  description: 'The dialling codes lie on the page; back closes them first.',
  meta: { requirements: ['LOG-12', 'LAY-19'] },
  exit: 'forgetQuery',
  invoke: { id: 'pickerLayer', src: 'pickerLayer', onError: 'editing' },
  on: {
    'login.countryQueryChanged': { actions: { type: 'keepQuery', params: ({ event }) => event } },
    'login.countryChosen': {
      target: 'editing',
      actions: [{ type: 'keepCountry', params: ({ event }) => event }, 'keepDraft'],
    },
    'login.countryPickerClosed': 'editing',
  },
});
