import type { Page, Route } from '@playwright/test';
import { captchaIn, solveCaptcha } from '../support/captcha';
import { expect, test } from '../support/fixtures';
import { frameTold, hearFrame } from '../support/captcha-frame';
import { submitLogin } from '../support/log-in';

type Answer = (route: Route) => Promise<void>;

const cut: Answer = (route) => route.abort('connectionreset');
const never: Answer = () => new Promise(() => undefined);
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

/** A frame whose service needs jQuery and cannot load it tells so by itself. */
const withoutJQuery = script(`
  const { sid, embedder } = document.documentElement.dataset;
  const tell = (told) => parent.postMessage({ type: 'captcha', sid, ...told }, embedder);
  tell({ event: 'scriptloaded' });
  tell({ event: 'error', code: 1009 });
`);

interface Failure {
  readonly code: number;
  readonly what: string;
  /** Of the captcha's origin. */
  readonly path: RegExp;
  readonly answer: Answer;
  /** What must go by: so much time in ms, so often, once the frame's script has spoken or was asked for. */
  readonly after?: { readonly ms: number; readonly times: number; readonly spoken: boolean };
  /** Fails when the puzzle is handed in, not before. */
  readonly onAnswer?: true;
}

const failures: readonly Failure[] = [
  { code: 1001, what: 'the entry script cannot be loaded', path: /\/captcha\.js$/, answer: cut },
  {
    code: 1002,
    what: 'the puzzle is not shown within 20 s of the frame’s script',
    path: /\/puzzle\.js$/,
    answer: never,
    after: { ms: 20_000, times: 1, spoken: true },
  },
  {
    code: 1003,
    what: 'the frame’s script does not come in three times 15 s',
    path: /\/frame\.js$/,
    answer: never,
    after: { ms: 15_000, times: 3, spoken: false },
  },
  { code: 1004, what: 'the frame’s script cannot be loaded', path: /\/frame\.js$/, answer: cut },
  {
    code: 1005,
    what: 'the frame cannot run',
    path: /\/captcha\.js$/,
    answer: frameThrowsOnce,
  },
  { code: 1006, what: 'the configuration cannot be had', path: /\/config\?/, answer: cut },
  { code: 1007, what: 'the template cannot be had', path: /\/template\?/, answer: cut },
  {
    code: 1008,
    what: 'the frame’s document does not come to its end',
    path: /\/frame\.css$/,
    answer: never,
    after: { ms: 10_000, times: 1, spoken: true },
  },
  { code: 1009, what: 'the frame cannot load jQuery', path: /\/frame\.js$/, answer: withoutJQuery },
  { code: 1010, what: 'the puzzle’s script cannot be loaded', path: /\/puzzle\.js/, answer: cut },
  { code: 1011, what: 'the puzzle’s script cannot run', path: /\/puzzle\.js/, answer: script('export {};') },
  { code: 1012, what: 'a picture cannot be had', path: /\/challenge$/, answer: cut },
  {
    code: 1013,
    what: 'the answer cannot be judged',
    path: /\/verify$/,
    answer: cut,
    onAnswer: true,
  },
];

/** The frame waits as long for its template as for its document; the one that came is not the one that fails. */
const templateCame = async (page: Page): Promise<void> => {
  const response = await page.waitForResponse(/\/template\?/);
  await response.finished();
};

/** Lets the time go by that the absence of the wanted thing takes. */
const letTimePass = async (page: Page, { path, after }: Failure): Promise<void> => {
  const next = () => page.waitForRequest((request) => path.test(request.url()));
  if (after === undefined) return;
  const template = after.spoken ? templateCame(page) : null;
  for (let asked = next(), left = after.times; left > 0; left -= 1) {
    await asked;
    if (after.spoken) await Promise.all([frameTold(page, 'scriptloaded'), template]);
    if (left > 1) asked = next();
    await page.clock.runFor(after.ms);
  }
};

for (const failure of failures)
  test(`[CAP-03] ${failure.code}: ${failure.what}; the person reads the code, tries again and gets a puzzle`, async ({
    page,
    gateway,
    account,
    watch,
  }) => {
    watch.announce(/ERR_CONNECTION_RESET|Failed to load resource|net::ERR/);
    const service = (url: URL): boolean => url.origin === gateway.secondUrl && failure.path.test(url.href);
    if (failure.after !== undefined) await page.clock.install();
    await hearFrame(page);
    await page.route(service, failure.answer);
    await page.goto('/login/passwd');
    const passed = letTimePass(page, failure);
    await submitLogin(page, account);
    if (failure.onAnswer) await solveCaptcha(page);
    await passed;

    const { sheet } = captchaIn(page);
    const told = sheet.getByRole('alert');
    await expect(told).toContainText('安全验证没有加载出来');
    await expect(told).toContainText(`错误代码 ${failure.code}`);

    await page.unroute(service);
    await told.getByRole('button', { name: '重试' }).click();
    await expect(captchaIn(page).slider).toHaveAttribute('aria-disabled', 'false');
  });
