import { passRandstr } from '../../domain/ticket/pass';
import type { Visitor } from '../../domain/session/visitor';
import type { CaptchaPasses } from '../../ports/captcha-passes';
import type { Random } from '../../ports/random';
import type { TicketStore } from '../../ports/ticket-store';

export interface CaptchaPassNeeds {
  readonly passes: Pick<CaptchaPasses, 'take'>;
  readonly tickets: Pick<TicketStore, 'issue'>;
  readonly random: Pick<Random, 'uuid'>;
}

/** A ticket without a captcha; nothing where the captcha is to be shown. */
export interface CaptchaPass {
  readonly ticket: string | null;
  readonly randstr: string | null;
}

const none: CaptchaPass = { ticket: null, randstr: null };

/**
 * Whether a visitor's device is asked for a captcha again (CAP-01). A live session on a device that passed one gets
 * a ticket for a while; without a session the ticket is good for one login by password alone.
 */
export const makeCaptchaPass =
  ({ passes, tickets, random }: CaptchaPassNeeds) =>
  async ({ device, ip }: Visitor, hasSession: boolean): Promise<CaptchaPass> => {
    const use = hasSession ? 'session' : 'login';
    if (device === null || !(await passes.take(device, use))) return none;
    const randstr = passRandstr(use, random.uuid());
    return { ticket: await tickets.issue({ appid: 'pass', randstr, ip }), randstr };
  };

export type AskCaptchaPass = ReturnType<typeof makeCaptchaPass>;
