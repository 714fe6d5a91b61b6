import { expect, test } from 'vitest';
import { messageRows } from '../../../gateway/src/seed/message-rows';
import { service } from '../../../gateway/src/domain/chat/voices';
import { contentVerdict } from '../../../gateway/src/domain/message/sending';
import { alike, repeated } from './likeness';
import { leadsSomewhere } from './links';
import { givenName } from './public-text';
import { demoSeed } from '../../../tools/process/seeds';

const rich = demoSeed.messages.flatMap(({ html }) => (html === null ? [] : [html]));
const found = (text: string, pattern: RegExp): readonly string[] =>
  Array.from(text.matchAll(pattern), ([, group]) => group ?? '');

test('[OPS-01] the seed has at least 24 messages of all four kinds, short ones and long ones', () => {
  expect(demoSeed.messages.length).toBeGreaterThanOrEqual(24);
  expect([...new Set(demoSeed.messages.map(({ kind }) => kind))].toSorted()).toEqual([
    'chat',
    'deal',
    'notice',
    'order',
  ]);
  expect(demoSeed.messages.some(({ content }) => content.length < 20)).toBe(true);
  expect(demoSeed.messages.some(({ content }) => content.length > 150)).toBe(true);
});

test('[LAY-02] the first demo account has twelve unread messages, so that the badge shows', () => {
  const [first] = demoSeed.accounts;
  expect(demoSeed.messages.filter(({ to, read }) => to === first?.id && !read).length).toBe(12);
});

test('messages get their rows in the order of their times, no two at the same moment', () => {
  const times = messageRows(demoSeed, 1_790_000_000_000).map(({ sentAt }) => sentAt);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(repeated(times)).toEqual([]);
});

test('chats go between accounts and the platform’s service, everything else comes from a voice of the platform', () => {
  const accounts = demoSeed.accounts.filter(({ removed }) => !removed).map(({ id }) => id);
  const voices = demoSeed.senders.map(({ id }) => id);
  const wrong = demoSeed.messages.filter(({ from, to, kind }) => {
    const writers = [...accounts, service.id];
    const known = kind === 'chat' ? writers.includes(from) : voices.includes(from);
    return !known || !(kind === 'chat' ? writers : accounts).includes(to) || from === to;
  });
  expect(wrong).toEqual([]);
});

test('a chat is plain words that could be sent; everything else has a title', () => {
  const chats = demoSeed.messages.filter(({ kind }) => kind === 'chat');
  expect(
    chats.filter(
      ({ html, title, content }) => html ?? title ?? (contentVerdict(content) === 'ok' ? null : content),
    ),
  ).toEqual([]);
  expect(demoSeed.messages.filter(({ kind, title }) => (title === null) !== (kind === 'chat'))).toEqual([]);
});

test('no two messages of the seed say the same', () => {
  expect(repeated(demoSeed.messages.map(({ content }) => content))).toEqual([]);
  expect(
    alike(
      demoSeed.messages.map(({ content }) => content),
      0.5,
    ),
  ).toEqual([]);
});

test('[SEC-02] links of messages, those inside rich text too, lead to pages that stand', () => {
  const links = demoSeed.messages.flatMap(({ link }) => (link === null ? [] : [link]));
  const inside = rich.flatMap((html) => found(html, /href="([^"]*)"/gu));
  expect(inside.length).toBeGreaterThanOrEqual(5);
  expect([...links, ...inside].filter((link) => !leadsSomewhere(link))).toEqual([]);
});

test('[SEC-03] rich texts use headings, lists, tables and links, closed in order, and nothing a sanitiser would take out', () => {
  const allowed = [
    'h2',
    'h3',
    'p',
    'ul',
    'ol',
    'li',
    'strong',
    'a',
    'blockquote',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ];
  const used = new Set(rich.flatMap((html) => found(html, /<([a-z0-9]+)/gu)));
  expect([...used].toSorted()).toEqual(allowed.toSorted());
  for (const html of rich) {
    const open: string[] = [];
    for (const [, slash, name] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/gu)) {
      if (slash === '') open.push(name ?? '');
      else expect(open.pop(), html).toBe(name);
    }
    expect(open, html).toEqual([]);
  }
});

test('[ENT-08] the platform never names a company in a message whose name is hidden', () => {
  const voices = demoSeed.senders.map(({ id }) => id);
  const names = demoSeed.sales
    .filter(({ hidden }) => hidden.includes('companyName'))
    .map(({ companyName }) => givenName(companyName));
  const told = demoSeed.messages
    .filter(({ from }) => voices.includes(from))
    .filter(({ title, content, html }) =>
      names.some((name) => `${title ?? ''}${content}${html ?? ''}`.includes(name)),
    );
  expect(told).toEqual([]);
});

test('messages are calm and name no calendar year', () => {
  expect(
    demoSeed.messages.filter(({ content, html }) =>
      /[!！]|20\d\d ?年/u.test(`${content}${(html ?? '').replace(/<[^>]*>/gu, '')}`),
    ),
  ).toEqual([]);
});
