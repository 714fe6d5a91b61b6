import type { Page, Route } from '@playwright/test';
import type { Account } from '../support/accounts';
import { captchaIn, solveCaptcha } from '../support/captcha';
import { expect } from '../support/fixtures';
import type { BrowserGateway } from '../support/gateway';
import { submitLogin } from '../support/log-in';
import type { PageWatch } from '../support/page-watch';

type Answer = (route: Route) => Promise<void>;

const cut: Answer = (route) => route.abort('connectionreset');
const script =
  (body: string): Answer =>
  (route) =>
    route.fulfill({ contentType: 'text/javascript', body });

/** An entry script whose first frame cannot run; the next one does. */
const frameThrowsOnce: Answer = async (route) => {
  const response = await route.fetch();
  const body = `${await response.text()};{
    const { createFrame } = window.HupoCaptcha;
    let first = true;
    window.HupoCaptcha.createFrame = (request) => {
      if (first) { first = false; throw new Error('no frame'); }
      return createFrame(request);
    };
  }`;
  await route.fulfill({ response, body });
};

/** The frame of a service that needs jQuery and cannot load it reports that by itself. */
const withoutJQuery = script(`
  const { sid, embedder } = document.documentElement.dataset;
  const tell = (told) => parent.postMessage({ type: 'captcha', sid, ...told }, embedder);
  tell({ event: 'scriptloaded' });
  tell({ event: 'error', code: 1009 });
`);

interface Failure {
  readonly code: number;
  /** Of the captcha's origin. */
  readonly path: RegExp;
  readonly answer: Answer;
  /** How often the address is requested before the client gives up. */
  readonly requests?: number;
  /** Fails when the puzzle is handed in, not before. */
  readonly onAnswer?: true;
}

/** In the order in which one page can meet them: the entry script is loaded once. */
const failures: readonly Failure[] = [
  { code: 1001, path: /\/captcha\.js$/, answer: cut, requests: 3 },
  { code: 1005, path: /\/captcha\.js$/, answer: frameThrowsOnce },
  { code: 1004, path: /\/frame\.js$/, answer: cut, requests: 3 },
  { code: 1006, path: /\/config\?/, answer: cut },
  { code: 1007, path: /\/template\?/, answer: cut },
  { code: 1009, path: /\/frame\.js$/, answer: withoutJQuery },
  { code: 1010, path: /\/puzzle\.js/, answer: cut, requests: 3 },
  { code: 1011, path: /\/puzzle\.js/, answer: script('export {};') },
  { code: 1012, path: /\/challenge$/, answer: cut },
  { code: 1013, path: /\/verify$/, answer: cut, onAnswer: true },
];

/** Lets a member meet these failures one after another on one page, try again each time, and log in at last. */
export const meetFailures = async (
  codes: readonly number[],
  {
    page,
    gateway,
    account,
    watch,
  }: { page: Page; gateway: BrowserGateway; account: Account; watch: PageWatch },
): Promise<void> => {
  watch.announce(/ERR_CONNECTION_RESET|Failed to load resource|net::ERR/);
  const { sheet } = captchaIn(page);
  const alert = sheet.getByRole('alert');
  const retry = alert.getByRole('button', { name: '重试' });
  await page.goto('/login/passwd');
  for (const [index, { code, path, answer, requests, onAnswer }] of failures
    .filter(({ code }) => codes.includes(code))
    .entries()) {
    const isService = (url: URL): boolean => url.origin === gateway.secondUrl && path.test(url.href);
    let asked = 0;
    await page.route(isService, (route) => {
      asked += 1;
      return answer(route);
    });
    if (index === 0) await submitLogin(page, account);
    else await retry.click();
    if (onAnswer) await solveCaptcha(page);
    await expect(alert).toContainText(`错误代码 ${code}`);
    await expect(alert).toContainText('安全验证没有加载出来');
    if (requests !== undefined) expect([code, asked]).toEqual([code, requests]);
    await page.unroute(isService);
  }

  // A script that arrives at the second attempt is enough.
  await page.route(/\/frame\.js$/, cut, { times: 1 });
  await retry.click();
  await solveCaptcha(page);
  await expect(page).toHaveURL(/\/user$/);
};

/** Every code that a page can meet without waiting for a deadline. */
export const everyCode: readonly number[] = failures.map(({ code }) => code);
