import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';

/** Everything that a browser tells when a policy stops something. */
const stops = [/CSP violation:/, /Content Security Policy/i, /Trusted/];

/** Puts markup into the page's HTML on its way, as a hole in the server would. */
const injectInto = async (page: Page, path: string, markup: string): Promise<void> => {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace('</body>', `${markup}</body>`) });
    },
  );
};

const flags = (page: Page) =>
  page.evaluate(() => Object.keys(window).filter((name) => name.startsWith('ran')));

test('[SEC-01] inline script, style, handler and address injected into a page do nothing', async ({
  page,
  watch,
}) => {
  watch.announce(...stops, /404 .*\/nothing/);
  const markup = [
    '<script>window.ranScript = 1</script>',
    '<script nonce="guessed">window.ranGuessed = 1</script>',
    '<script src="data:text/javascript,window.ranData=1"></script>',
    '<script src="https://evil.example/x.js"></script>',
    '<style>h1 { color: rgb(1, 2, 3) !important }</style>',
    '<img src="/nothing" onerror="window.ranHandler = 1">',
    '<svg onload="window.ranSvg = 1"></svg>',
    '<base href="https://evil.example/">',
    '<a id="trap" href="javascript:window.ranAddress=1">x</a>',
    '<iframe srcdoc="<script>parent.ranFrame=1</script>"></iframe>',
    '<object data="data:text/html,<script>parent.ranObject=1</script>"></object>',
    '<form id="away" action="https://evil.example/"><button>x</button></form>',
  ];
  await injectInto(page, '/user/agreement', markup.join(''));
  const [asked, violations]: [string[], string[]] = [[], []];
  page.on('console', (message) => violations.push(message.text()));
  await page.route(/evil\.example/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.goto('/user/agreement');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('用户协议');
  await page.locator('#trap').evaluate((link) => {
    if (link instanceof HTMLElement) link.click();
  });
  expect(await flags(page)).toEqual([]);
  await expect(heading).not.toHaveCSS('color', 'rgb(1, 2, 3)');
  expect(await page.evaluate(() => document.baseURI)).toContain('/user/agreement');
  await page.locator('#away').evaluate((form) => {
    if (form instanceof HTMLFormElement) form.submit();
  });
  await expect.poll(() => violations.filter((text) => text.includes('form-action'))).not.toEqual([]);
  expect(asked).toEqual([]);
});

test('[SEC-01] eval, new Function, a string for a timer, and unchecked HTML throw or do nothing', async ({
  page,
  watch,
}) => {
  watch.announce(...stops);
  await page.goto('/user/agreement');
  await page.evaluate(() => {
    const attempt = (work: () => unknown): string => {
      try {
        work();
        return 'ran';
      } catch (error) {
        return error instanceof Error ? error.name : 'thrown';
      }
    };
    const place = document.createElement('div');
    const code = 'window.ranCode = 1';
    const made = () => document.createElement('script');
    const call = (on: object, name: string, ...given: unknown[]): unknown =>
      Reflect.apply(Reflect.get(on, name) as () => unknown, on, given);
    const ways: Readonly<Record<string, () => unknown>> = {
      eval: () => call(window, 'eval', code),
      function: () => Reflect.construct(Function, [code]),
      timer: () => call(window, 'setTimeout', code, 0),
      innerHTML: () => Reflect.set(place, 'innerHTML', '<img src=x onerror="window.ranHtml=1">'),
      setHTMLUnsafe: () => call(place, 'setHTMLUnsafe', '<img src=x onerror=1>'),
      insertAdjacentHTML: () => place.insertAdjacentHTML('beforeend', '<b>x</b>'),
      write: () => call(document, 'write', '<b>x</b>'),
      parse: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      scriptText: () => Reflect.set(made(), 'text', code),
      scriptSource: () => Reflect.set(made(), 'src', '/assets/x.js'),
      policy: () => call(Reflect.get(window, 'trustedTypes') as object, 'createPolicy', 'mine', {}),
    };
    // The browser's own tools may evaluate; a task of the page's may not.
    setTimeout(() => {
      const outcomes = Object.entries(ways).map(([name, work]) => [name, attempt(work)]);
      Reflect.set(window, 'outcomes', Object.fromEntries(outcomes));
    });
  });
  const told = await page.waitForFunction(() => Reflect.get(window, 'outcomes') as unknown);
  const outcomes = await told.jsonValue();
  expect(outcomes).toEqual({
    eval: 'EvalError',
    function: 'EvalError',
    timer: expect.stringMatching(/^(EvalError|TypeError)$/),
    innerHTML: 'TypeError',
    setHTMLUnsafe: 'TypeError',
    insertAdjacentHTML: 'TypeError',
    write: 'TypeError',
    parse: 'TypeError',
    scriptText: 'TypeError',
    scriptSource: 'TypeError',
    policy: 'TypeError',
  });
  expect(await flags(page)).toEqual([]);
});

test('[SEC-01] no page of another origin can show the application, or its captcha, in a frame', async ({
  page,
  gateway,
  watch,
}) => {
  watch.announce(/Refused to (?:frame|display)/, /frame-ancestors/, /X-Frame-Options/, /Framing/);
  const inside = [
    `${gateway.url}/`,
    `${gateway.url}/login/passwd`,
    `${gateway.secondUrl}/frame?appid=hupo-web&sid=00000000-0000-4000-8000-000000000000`,
  ];
  await page.route('https://other.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: inside.map((address) => `<iframe src="${address}"></iframe>`).join(''),
    }),
  );
  await page.goto('https://other.example/');
  const frames = page.frames().slice(1);
  expect(frames).toHaveLength(inside.length);
  for (const frame of frames) {
    await expect.poll(() => frame.url()).toMatch(/^chrome-error:/);
    expect(await frame.locator('#root, #slider').count()).toBe(0);
  }
});
