import { left, right } from 'fp-ts/Either';
import { captchaInvariants } from '../../../../src/application/session/captcha/invariants';
import { captchaMachine } from '../../../../src/application/session/captcha/machine';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { done, says } from '../../../support/explore/step';
import { everyFrameEvent } from './samples';

explorationTests('captcha', {
  machine: captchaMachine,
  inputs: [{ appid: null }, { appid: '' }, { appid: '2030' }],
  alphabet: [
    { type: 'captcha.retryRequested' },
    done('loadEntryScript', right(undefined)),
    done('loadEntryScript', left('entryScriptFailed')),
    done('requestConfig', right({ appid: '2030', width: null, height: null })),
    done('requestConfig', left('configFailed')),
    ...everyFrameEvent.map((event) => says('frame', event)),
  ],
  facts: ({ context }) => context,
  invariants: captchaInvariants,
});
