import { createActor, type SnapshotFrom } from 'xstate';
import type { PhoneFormEvent } from '../../../../src/application/session/phone-form/events';
import {
  verificationCodeMachine,
  type VerificationCodeMachine,
} from '../../../../src/application/session/verification-code/machine';
import { says, type Answer } from '../../../support/explore/step';
import { nothingHeard, withStandIns } from '../../../support/explore/stand-in';

type CodeSnapshot = SnapshotFrom<VerificationCodeMachine>;

const codeFlow = () =>
  createActor(withStandIns(verificationCodeMachine, nothingHeard()), { input: { appid: '2030', mode: 1 } });

/** The first snapshot of the flow of the code, as the form is shown it. */
export const codeShows = (): CodeSnapshot => codeFlow().start().getSnapshot();

/** The same after a code was asked for without a number: it says that something is wrong. */
export const codeShowsError = (): CodeSnapshot => {
  const flow = codeFlow().start();
  flow.send({ type: 'code.requested', userName: '', countryCode: '86' });
  return flow.getSnapshot();
};

/** The keeper of drafts has found what was typed. */
export const recallsPhone = (userName: string, countryCode = '86'): Answer => {
  const recalled: PhoneFormEvent = { type: 'draft.recalled', userName, countryCode };
  return says('drafts', recalled);
};

export const typesPhone = (text: string): PhoneFormEvent => ({ type: 'form.userNameChanged', text });
export const typesCode = (text: string): PhoneFormEvent => ({ type: 'form.captionChanged', text });
export const typesNewPassword = (text: string): PhoneFormEvent => ({ type: 'form.passwordChanged', text });
export const ticks: PhoneFormEvent = { type: 'form.agreementToggled' };
export const statesAge: PhoneFormEvent = { type: 'form.ageToggled' };
export const submits: PhoneFormEvent = { type: 'form.submitted' };
export const asksForCode: PhoneFormEvent = { type: 'form.codeRequested' };
export const opensPicker: PhoneFormEvent = { type: 'form.countryPickerOpened' };
export const closesPicker: PhoneFormEvent = { type: 'form.countryPickerClosed' };
export const searches = (text: string): PhoneFormEvent => ({ type: 'form.countryQueryChanged', text });
export const chooses = (countryCode: string): PhoneFormEvent => ({ type: 'form.countryChosen', countryCode });
export const isAnswered = (message: string): PhoneFormEvent => ({ type: 'form.answered', message });
