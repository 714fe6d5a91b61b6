import { expect, test } from 'vitest';
import { seedAccounts } from '../../../gateway/src/seed/content/accounts';
import { service } from '../../../gateway/src/domain/chat/voices';
import { seedMessages } from '../../../gateway/src/seed/content/messages/all-messages';
import { seedSales } from '../../../gateway/src/seed/content/sales/all-sales';
import { seedSenders } from '../../../gateway/src/seed/content/senders';
import { contentVerdict } from '../../../gateway/src/domain/message/sending';
import { alike, repeated } from './likeness';
import { leadsSomewhere } from './links';
import { givenName } from './public-text';

const rich = seedMessages.flatMap(({ html }) => (html === null ? [] : [html]));
const found = (text: string, pattern: RegExp): readonly string[] =>
  Array.from(text.matchAll(pattern), ([, group]) => group ?? '');

test('[OPS-01] the seed has at least 24 messages of all four kinds, short ones and long ones', () => {
  expect(seedMessages.length).toBeGreaterThanOrEqual(24);
  expect([...new Set(seedMessages.map(({ kind }) => kind))].toSorted()).toEqual([
    'chat',
    'deal',
    'notice',
    'order',
  ]);
  expect(seedMessages.some(({ content }) => content.length < 20)).toBe(true);
  expect(seedMessages.some(({ content }) => content.length > 150)).toBe(true);
});

test('[LAY-02] the first demo account has twelve unread messages, so that the badge shows', () => {
  const [first] = seedAccounts;
  expect(seedMessages.filter(({ to, read }) => to === first?.id && !read).length).toBe(12);
});

test('messages stand in the order of their times, no two at the same moment', () => {
  const hours = seedMessages.map(({ hoursAgo }) => hoursAgo);
  expect(hours).toEqual(hours.toSorted((one, other) => other - one));
  expect(repeated(hours)).toEqual([]);
});

test('chats go between accounts and the platform’s service, everything else comes from a voice of the platform', () => {
  const accounts = seedAccounts.filter(({ removed }) => !removed).map(({ id }) => id);
  const voices = seedSenders.map(({ id }) => id);
  const wrong = seedMessages.filter(({ from, to, kind }) => {
    const writers = [...accounts, service.id];
    const known = kind === 'chat' ? writers.includes(from) : voices.includes(from);
    return !known || !(kind === 'chat' ? writers : accounts).includes(to) || from === to;
  });
  expect(wrong).toEqual([]);
});

test('a chat is plain words that could be sent; everything else has a title', () => {
  const chats = seedMessages.filter(({ kind }) => kind === 'chat');
  expect(
    chats.filter(
      ({ html, title, content }) => html ?? title ?? (contentVerdict(content) === 'ok' ? null : content),
    ),
  ).toEqual([]);
  expect(seedMessages.filter(({ kind, title }) => (title === null) !== (kind === 'chat'))).toEqual([]);
});

test('no two messages of the seed say the same', () => {
  expect(repeated(seedMessages.map(({ content }) => content))).toEqual([]);
  expect(
    alike(
      seedMessages.map(({ content }) => content),
      0.5,
    ),
  ).toEqual([]);
});

test('[SEC-02] links of messages, those inside rich text too, lead to pages that stand', () => {
  const links = seedMessages.flatMap(({ link }) => (link === null ? [] : [link]));
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
  const voices = seedSenders.map(({ id }) => id);
  const names = seedSales
    .filter(({ hidden }) => hidden.includes('companyName'))
    .map(({ companyName }) => givenName(companyName));
  const told = seedMessages
    .filter(({ from }) => voices.includes(from))
    .filter(({ title, content, html }) =>
      names.some((name) => `${title ?? ''}${content}${html ?? ''}`.includes(name)),
    );
  expect(told).toEqual([]);
});

test('messages are calm and name no calendar year', () => {
  expect(
    seedMessages.filter(({ content, html }) =>
      /[!！]|20\d\d ?年/u.test(`${content}${(html ?? '').replace(/<[^>]*>/gu, '')}`),
    ),
  ).toEqual([]);
});
