import { createActor, type SnapshotFrom } from 'xstate';
import { captchaMachine, type CaptchaMachine } from '../../../../src/application/session/captcha/machine';
import type { LoginEvent } from '../../../../src/application/session/login/events';
import { says, type Answer } from '../../../support/explore/step';
import { nothingHeard, withStandIns } from '../../../support/explore/stand-in';

/** The first snapshot of a captcha, as the login is shown it. */
export const captchaShows = (): SnapshotFrom<CaptchaMachine> => {
  const captcha = createActor(withStandIns(captchaMachine, nothingHeard()), { input: { appid: '2030' } });
  return captcha.start().getSnapshot();
};

/** The keeper of drafts has found what was typed. */
export const recalls = (userName: string, countryCode = '86'): Answer => {
  const recalled: LoginEvent = { type: 'draft.recalled', userName, countryCode };
  return says('drafts', recalled);
};

/** The clock is read, in milliseconds since 1970. */
export const reads = (now: number): Answer => {
  const read: LoginEvent = { type: 'clock.read', now };
  return says('clock', read);
};
