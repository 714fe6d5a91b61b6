import { setTimeout as sleep } from 'node:timers/promises';
import { isLeft } from 'fp-ts/Either';
import type { RunningGateway } from '../../../gateway/src/main/options';
import { until } from '../deadline';
import type { Key, Visit } from '../visit';
import type { Walk } from './walk';
import { demoSeed } from '../../process/seeds';

const frame = '[role=dialog] iframe';

/** So long a glance at the puzzle takes, at least. */
const glanceMs = 800;

/** How far the piece goes, in pixels, as the operator's command says. */
const gapOf = async (visit: Visit, { inside }: RunningGateway): Promise<number> => {
  const source = await visit.ask(() => document.querySelector('[role=dialog] iframe')?.getAttribute('src'));
  const told = await inside.desk.captcha(new URL(String(source)).searchParams.get('sid'));
  const gap = isLeft(told) ? undefined : /右移 (\d+) 像素/.exec(told.right)?.[1];
  if (gap === undefined) throw new Error('the operator knows of no puzzle');
  return Number(gap);
};

/** Somebody logs in by password, with the captcha solved by the keyboard. */
export const login: Walk = {
  title: 'logging in by password',
  go: async (visit, gateway) => {
    const account = demoSeed.accounts.find(({ id }) => id === 'u-shen');
    if (account === undefined) throw new Error('the seed has no such account');
    await visit.goTo(`${gateway.url}/login/passwd`);
    await until('the form', () => visit.ask(() => document.querySelector('#login-phone') !== null));
    await visit.type('#login-phone', account.phone);
    await visit.type('#login-password', account.password);
    await visit.ask(() => document.querySelector<HTMLElement>('main input[type=checkbox]')?.click());
    await visit.press('main button[type=submit]');
    await until('the captcha', () =>
      visit.ask(() => document.querySelector('[role=dialog] iframe') !== null),
    );
    await until('its puzzle', () =>
      visit.askIn(
        frame,
        () => document.querySelector('[role=slider]')?.getAttribute('aria-disabled') === 'false',
      ),
    );
    // WebKit gives a frame of another origin the focus when it is pressed on, and not for a script.
    await visit.pressIn(frame, '[role=status]');
    await until('the focus on its slider', () =>
      visit.askIn(frame, () => {
        const slider = document.querySelector<HTMLElement>('[role=slider]');
        slider?.focus();
        return slider !== null && document.activeElement === slider;
      }),
    );
    const gap = await gapOf(visit, gateway);
    const steps = (key: Key, times: number): readonly Key[] => Array.from({ length: times }, () => key);
    await visit.keysIn(frame, [
      'Home',
      ...steps('PageUp', Math.floor(gap / 30)),
      ...steps('ArrowRight', gap % 30),
    ]);
    await sleep(glanceMs);
    await visit.keysIn(frame, ['Enter']);
    await until('being logged in', () =>
      visit.ask(() => !location.pathname.startsWith('/login') && document.cookie.includes('Admin-Token=')),
    );
    await until('the page after it', () =>
      visit.ask(
        () => document.readyState === 'complete' && document.querySelector('main h1, main h2') !== null,
      ),
    );
    await sleep(glanceMs);
    return undefined;
  },
};
