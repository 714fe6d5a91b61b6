import type { Page } from '@playwright/test';
import { signIn } from '../support/log-in';
import { xssPayloads } from '../../support/payloads/xss';
import { expect, test } from '../support/fixtures';
import { whenLoaded } from '../support/when-shown';
import { assistantOn, begun, slowAssistant, words } from './said-slowly';

/** Attacks that Markdown itself has: addresses, pictures, references, entities, nesting. */
const markdownAttacks = [
  '[点我](javascript:alert(1))',
  '[点我](JaVaScRiPt:alert(1))',
  '[点我](&#106;avascript:alert(1))',
  '[点我](java\nscript:alert(1))',
  '[点我](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[点我](vbscript:msgbox(1))',
  '[点我](//evil.example/x)',
  '[点我](\\\\evil.example\\x)',
  '[点我](https://evil.example "title\\" onmouseover=alert(1)")',
  '<https://evil.example/auto>',
  'https://evil.example/bare',
  'mailto:a@evil.example',
  '![图](https://evil.example/track.png)',
  '![图](x "onerror=alert(1)")',
  '![[1]](https://evil.example/a.png)',
  '[1]: https://evil.example/reference\n\n[1]',
  '[a]: javascript:alert(1)\n\n[点][a]',
  '`<img src=x onerror=alert(1)>`',
  '```html\n<script>alert(1)</script>\n```',
  '&lt;img src=x onerror=alert(1)&gt;',
  '&amp;lt;script&amp;gt;',
  '| <script>alert(1)</script> | ![x](https://evil.example/t.png) |\n| - | - |\n| [a](javascript:alert(1)) | b |',
  '<a href="https://evil.example" onclick="alert(1)">x</a>',
  '>'.repeat(3_000) + ' 深',
  '- '.repeat(2_000) + '深',
  '['.repeat(3_000) + 'x' + ']('.repeat(50),
  '**'.repeat(3_000),
];

const attacks = [...markdownAttacks, ...Object.values(xssPayloads).flat()];

/** Looked for at every frame: what an expectation looks for again after a while would take the suite half a minute. */
const stands = (page: Page, words: string) =>
  page.waitForFunction(
    (sought) => [...document.querySelectorAll('.answer-text')].at(-1)?.textContent.includes(sought) === true,
    words,
    { polling: 'raf' },
  );

test.beforeEach(async ({ context, gateway, account }) => signIn(context, gateway, account));

test('[SEC-03][MKT-20] no attack in an answer becomes an element, a request or a way out, whole or half', async ({
  page,
  gateway,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (![gateway.url, gateway.secondUrl].includes(new URL(request.url()).origin))
      foreign.push(request.url());
  });
  const slow = await slowAssistant(page);
  await page.goto('/message/dify');
  await whenLoaded(page);
  const { field, answers, stop } = assistantOn(page);
  await field.fill('减速器');
  await field.press('Enter');
  await expect.poll(() => slow.asked.length).toBe(1);
  slow.say(begun, {
    kind: 'sources',
    list: [
      {
        number: 1,
        kind: 'sale',
        id: '20260418',
        sourceType: 'entrust',
        title: '<img src=x onerror=alert(1)>',
      },
    ],
  });
  for (const [place, attack] of attacks.entries()) {
    const half = attack.slice(0, Math.ceil(attack.length / 2));
    slow.say({ kind: 'replace', text: `半 ${place} ${half}` });
    await stands(page, `半 ${place}`);
    slow.say({ kind: 'replace', text: `整 ${place}\n\n${attack}\n\n见[1]` });
    await stands(page, `整 ${place}`);
    const found = await page.locator('.answer-text').evaluateAll((texts) =>
      texts.flatMap((text) =>
        [...text.querySelectorAll('*')].flatMap((element) => {
          const allowed =
            /^(?:P|H3|STRONG|EM|S|CODE|PRE|BR|HR|BLOCKQUOTE|UL|OL|LI|DIV|TABLE|THEAD|TBODY|TR|TH|TD|A)$/;
          const names = /^(?:href|class|aria-label|start|scope|data-discover)$/;
          const href = element.getAttribute('href');
          return [
            ...(allowed.test(element.tagName) ? [] : [`element ${element.tagName}`]),
            ...[...element.attributes]
              .filter(({ name }) => !names.test(name))
              .map(({ name }) => `attribute ${name}`),
            ...(href === null || new URL(href, location.href).origin === location.origin
              ? []
              : [`link ${href}`]),
          ];
        }),
      ),
    );
    expect(found, attack.slice(0, 80)).toEqual([]);
  }
  await expect(
    answers
      .last()
      .getByRole('link', { name: /^来源 1/ })
      .first(),
  ).toHaveAttribute('href', '/sale/entrust/20260418');
  expect(foreign).toEqual([]);
  await stop.click();
  slow.say(words(''));
  await slow.close();
});
