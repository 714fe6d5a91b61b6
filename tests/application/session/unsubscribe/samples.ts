import { createActor, type SnapshotFrom } from 'xstate';
import type { UnsubscribeEvent } from '../../../../src/application/session/unsubscribe/events';
import {
  verificationCodeMachine,
  type VerificationCodeMachine,
} from '../../../../src/application/session/verification-code/machine';
import { nothingHeard, withStandIns } from '../../../support/explore/stand-in';

/** The first snapshot of the flow of the code, as the page is shown it. */
export const codeShows = (): SnapshotFrom<VerificationCodeMachine> =>
  createActor(withStandIns(verificationCodeMachine, nothingHeard()), { input: { appid: '2030', mode: 3 } })
    .start()
    .getSnapshot();

export const toggles: UnsubscribeEvent = { type: 'unsubscribe.understoodToggled' };
export const goesOn: UnsubscribeEvent = { type: 'unsubscribe.continued' };
export const asksForCode: UnsubscribeEvent = { type: 'unsubscribe.codeRequested' };
export const typesCode = (text: string): UnsubscribeEvent => ({ type: 'unsubscribe.codeTyped', text });
export const submits: UnsubscribeEvent = { type: 'unsubscribe.submitted' };
export const confirms: UnsubscribeEvent = { type: 'unsubscribe.confirmed' };
export const cancels: UnsubscribeEvent = { type: 'unsubscribe.cancelled' };
export const dismisses: UnsubscribeEvent = { type: 'code.captchaDismissed' };
export const retries: UnsubscribeEvent = { type: 'code.captchaRetryRequested' };
