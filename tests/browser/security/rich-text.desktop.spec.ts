import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/log-in';
import { xssPayloads } from '../../support/payloads/xss';

const payloads = Object.values(xssPayloads).flat();

/** A page load for each payload would be too slow; one that breaks out of its place still does among others. */
const perMessage = 8;
const letters = Array.from({ length: Math.ceil(payloads.length / perMessage) }, (_, place) =>
  payloads.slice(place * perMessage, (place + 1) * perMessage),
);

const answerWith = async (page: Page): Promise<void> => {
  await page.route(/\/gateway\?/, (route, request) => {
    const path = request.headers()['x-gateway-path'] ?? '';
    if (path.endsWith('message!read.action'))
      return route.fulfill({ json: { resultCode: 1, data: { num: 0 } } });
    if (!path.endsWith('message!detail.action')) return route.fallback();
    const id = new URL(request.url()).searchParams.get('id') ?? '';
    const number = Number(id.slice(1));
    const next = `<p><a href="/message/x${number + 1}">下一条</a></p>`;
    const message = {
      id,
      from: 'platform',
      fromName: '平台通知',
      kind: 'notice',
      title: `第 ${number} 条`,
      content: 'x',
      sentAt: '2026-11-20 09:30:00',
      readState: '1',
      conversation: 'platform',
      html: `${next}${(letters[number] ?? []).join('<hr>')}`,
    };
    return route.fulfill({ json: { resultCode: 1, data: message } });
  });
};

/** Runs in the page. What stands in the rich text that must not, one line each. */
const forbidden = (): readonly string[] => {
  const text = document.querySelector('.rich-text');
  if (text === null) return ['there is no rich text'];
  const elements = [...text.querySelectorAll('*')];
  const allowed =
    /^(?:P|BR|HR|H[234]|STRONG|B|EM|I|U|S|SUB|SUP|SPAN|BLOCKQUOTE|UL|OL|LI|DL|DT|DD|TABLE|CAPTION|THEAD|TBODY|TR|TH|TD|A|IMG|FIGURE|FIGCAPTION|PRE|CODE)$/;
  const attributes = /^(?:href|src|alt|title|width|height|colspan|rowspan|scope|target|rel|loading)$/;
  const inside = (address: string): boolean => new URL(address, location.href).origin === location.origin;
  return elements.flatMap((element) => {
    const bad = [...element.attributes].filter(({ name }) => !attributes.test(name)).map(({ name }) => name);
    const href = element.getAttribute('href');
    const src = element.getAttribute('src');
    return [
      ...(allowed.test(element.tagName) ? [] : [`element ${element.tagName}`]),
      ...bad.map((name) => `attribute ${name}`),
      ...(href === null || inside(href) ? [] : [`link to ${href}`]),
      ...(src === null || inside(src) || src.startsWith('https://') ? [] : [`picture from ${src}`]),
    ];
  });
};

test('[SEC-03] no payload of the list runs, asks for anything, or leaves a trace in a real browser', async ({
  page,
  context,
  account,
  gateway,
  watch,
}) => {
  // What the sanitiser reads apart is stopped there already; pictures of another host are stopped by the policy,
  // those of this one are not there.
  watch.announce(
    /img-src/,
    /script-src-attr/,
    /inline event handler/,
    /style-src/,
    /base-uri/,
    /404 \(Not Found\)/,
  );
  const happened: string[] = [];
  page.on('dialog', (dialog) => {
    happened.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', () => happened.push('popup'));
  await page.addInitScript(() => {
    window.alert = () => void Reflect.set(window, 'ran', true);
  });
  await page.route(
    ({ origin }) => origin !== gateway.url,
    (route) => {
      happened.push(route.request().url());
      return route.abort();
    },
  );
  await signIn(context, gateway, account);
  await answerWith(page);
  await page.goto('/message/x0');
  for (const [number, letter] of letters.entries()) {
    await expect(page.getByRole('heading', { level: 2, name: `第 ${number} 条` })).toBeVisible();
    expect.soft(await page.evaluate(forbidden), letter.join('\n')).toEqual([]);
    await page.getByRole('link', { name: '下一条' }).click();
  }
  await expect(page).toHaveURL(`/message/x${letters.length}`);
  expect(await page.evaluate(() => Reflect.get(window, 'ran') as unknown)).toBeUndefined();
  expect(happened).toEqual([]);
});
