import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { CaptchaFrameEvent } from '../../../domain/captcha/frame-event';
import type { CaptchaProvider } from '../../../ports/captcha-provider';
import type { Random } from '../../../ports/random';
import type { FrameEvent } from './events';
import type { ConfigAnswer, EntryAnswer, OfAppid } from './setup';

export interface CaptchaPorts {
  readonly provider: CaptchaProvider;
  readonly random: Pick<Random, 'uuid'>;
}

const frameEvent = (said: CaptchaFrameEvent): FrameEvent => {
  if (said.event === 'verified') {
    return { type: 'frame.verified', ticket: said.ticket, randstr: said.randstr };
  }
  return said.event === 'error' ? { type: 'frame.error', code: said.code } : { type: `frame.${said.event}` };
};

/** The captcha's actors over its ports. Each frame has an id of its own; leaving takes it away (CAP-06). */
export const captchaActors = ({ provider, random }: CaptchaPorts) => ({
  loadEntryScript: fromPromise<EntryAnswer>(({ signal }) => provider.loadEntryScript(signal)()),
  requestConfig: fromPromise<ConfigAnswer, OfAppid>(({ input, signal }) =>
    provider.requestConfig(input.appid, signal)(),
  ),
  frame: fromCallback<EventObject, OfAppid>(({ input, sendBack }) =>
    provider.openFrame({ appid: input.appid, sid: random.uuid() }, (said) => sendBack(frameEvent(said))),
  ),
});
