import { refusing } from '../refusal';
import { loginSetup } from './setup';

/** What the dialling codes tell, where they do not lie on the page. */
export const pickerRefused = (state: string) => ({
  'login.countryPickerOpened': refusing(state),
  'login.countryQueryChanged': refusing(state),
  'login.countryChosen': refusing(state),
  'login.countryPickerClosed': refusing(state),
});

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
    'login.countryPickerOpened': refusing('choosingCountry'),
    'login.userNameChanged': refusing('choosingCountry'),
    'login.passwordChanged': refusing('choosingCountry'),
    'login.agreementToggled': refusing('choosingCountry'),
    'login.submitted': refusing('choosingCountry'),
    'login.captchaDismissed': refusing('choosingCountry'),
    'login.captchaRetryRequested': refusing('choosingCountry'),
    'draft.recalled': refusing('choosingCountry'),
  },
});
