// @vitest-environment node
import { expect, test } from 'vitest';
import './support/styles-are-nothing';
import type { GatewayCall } from '../../src/adapters/gateway-direct/gateway-call';
import { createRenderer } from '../../src/server';
import { article } from '../../tools/gallery/stories/news';

const template =
  '<html><head><title>x</title><script type="module" src="/a.js"></script></head><body><div id="root"></div></body></html>';

/** What the server sends for a piece of news whose rich text is this, without what it sends for hydration. */
const pageWith = (render: ReturnType<typeof createRenderer>) => async (html: string) => {
  const call: GatewayCall = () =>
    Promise.resolve({
      status: 200,
      body: JSON.stringify({ resultCode: 200, data: { ...article, html, related: [] } }),
    });
  const answer = await render({
    path: '/news/28',
    search: '',
    origin: 'http://localhost',
    userAgent: '',
    hasToken: false,
    config: '{}',
    call,
  });
  if (answer.kind === 'redirect') throw new Error(`leads to ${answer.location}`);
  const made = await answer.make();
  const page = made.kind === 'page' ? made.html : made.html();
  return /class="rich-text">(.*?)<\/div>/s.exec(page)?.[1];
};
const fresh = () => pageWith(createRenderer({ template, manifest: '{}', readAsset: () => '' }));

test('[PER-03] rich text stands in the server’s page, in its first one and in those after it', async () => {
  const rich = fresh();
  expect(await rich('<h2>卖方从哪里来</h2>')).toBe('<h2>卖方从哪里来</h2>');
  expect(await rich('<p>再看一遍</p>')).toBe('<p>再看一遍</p>');
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<iframe src="https://evil.example"></iframe>',
  '<style>*{display:none}</style>',
  '<math><mtext><mglyph><style><img src onerror=alert(1)></style></mglyph></mtext></math>',
])('[SEC-03] the server’s sanitiser leaves nothing of %s', async (html) => {
  expect(await fresh()(html)).toBe('');
});

test('[SEC-02] in the server’s page a link leads to where the one parser lets it', async () => {
  expect(
    await fresh()(
      '<a href="/sale/landing">甲</a><a href="javascript:alert(1)">乙</a><a href="https://evil.example/">丙</a>',
    ),
  ).toBe('<a href="/sale/landing">甲</a><a>乙</a><a>丙</a>');
});
