import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import '../../ui/support/styles-are-nothing';
import { createRenderer } from '../../../src/server';
import {
  askers,
  calledBy,
  differing,
  found,
  pagesFor,
  tracesOf,
  type Asker,
} from '../../../tools/hidden-values/look';
import { markedSeed, signer } from '../../../tools/hidden-values/marked-seed';
import type { World } from '../../../tools/hidden-values/marks';
import { startWorld, type MarkedWorld } from '../../../tools/hidden-values/world';
import { seededAt } from '../../support/gateway/template';
import { demoSeed } from '../../../tools/process/seeds';

// Every call of two worlds is asked for: on a busy machine that takes longer than a test usually may.
vi.setConfig({ testTimeout: 60_000 });

const template = '<html><head><title>x</title></head><body><div id="root"></div></body></html>';
const source = {
  render: createRenderer({ template, manifest: '{}', readAsset: () => '' }),
  template: () => Promise.reject(new Error('a page was not rendered')),
};

/** Few deals of the seed are enough: what is looked for is where a value can go, not whose it is. */
const hiding = demoSeed.sales.filter(({ hidden }) => hidden.length > 0);
const seed = { ...demoSeed, sales: hiding.filter((_, place) => place % 16 === 0) };
const open = (world: World): Promise<MarkedWorld> =>
  startWorld(markedSeed(seed, world, true), seededAt, { kind: 'source', source });

let one: MarkedWorld;
let other: MarkedWorld;
let traces: readonly string[];
beforeAll(async () => {
  [one, other] = [await open('one'), await open('other')];
  traces = tracesOf([one]);
});
afterAll(async () => {
  await one.close();
  await other.close();
});

const strangers = askers.filter((asker) => asker !== signer);

test.each(strangers)(
  '[ENT-08] of two worlds that differ in hidden values alone every call answers %s the same bytes, and none of them',
  async (asker: Asker) => {
    const answers = await calledBy(one, asker, traces);
    expect(answers.size).toBeGreaterThan(100);
    expect(differing(answers, await calledBy(other, asker, traces))).toEqual([]);
    expect(found(answers, one.marked.marks)).toEqual(new Set());
  },
);

test('[ENT-08][SEC-05] a signer reads every hidden value of what they have signed, and of nothing else', async () => {
  const { marks, signed } = one.marked;
  const read = found(await calledBy(one, signer, traces), marks);
  expect(new Set([...read].map(({ deal }) => deal))).toEqual(signed);
  expect(read.size).toBe(marks.filter(({ deal }) => signed.has(deal)).length);
});

test.each(['visitor', 'crawler', 'signer'] as const)(
  '[ENT-08][ACC-09] of two such worlds every page comes to a %s in the same bytes, with no hidden value',
  async (who) => {
    const pages = await pagesFor(one, who);
    expect(differing(pages, await pagesFor(other, who))).toEqual([]);
    expect(found(pages, one.marked.marks)).toEqual(new Set());
  },
);

test('[ENT-08] what deals are found and ordered by holds no hidden value', () => {
  expect(one.index.length).toBeGreaterThan(1_000);
  expect(found(new Map([['index', one.index]]), one.marked.marks)).toEqual(new Set());
});

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The times in an answer, in milliseconds: numbers of seconds or milliseconds, and texts in Beijing time. */
const timesIn = (deal: object): readonly number[] =>
  Object.entries(deal).flatMap(([name, value]: [string, unknown]) => {
    if (Array.isArray(value)) return value.flatMap((each: unknown) => (isObject(each) ? timesIn(each) : []));
    if (!['at', 'until', 'confirmedAt', 'expiresAt'].includes(name) || value === null) return [];
    const time = typeof value === 'string' ? Date.parse(`${value.replace(' ', 'T')}+08:00`) : Number(value);
    return [time < 100_000_000_000 ? time * 1_000 : time];
  });
const offsetMs = 8 * 60 * 60_000;
const isMidnight = (time: number): boolean => (time + offsetMs) % (24 * 60 * 60_000) === 0;
/** A demand ends with the last second of a day. */
const isDay = (time: number): boolean => isMidnight(time) || isMidnight(time + 1_000);

test('[ENT-08] times of a deal that hides its owner come by day, those of verifications by month', async () => {
  const answers = [...(await calledBy(one, 'u-lin', [])).values()];
  const dealsIn = (value: unknown): readonly object[] => {
    if (Array.isArray(value)) return value.flatMap(dealsIn);
    if (!isObject(value)) return [];
    const within = Object.values(value).flatMap(dealsIn);
    const { hidden } = { hidden: null, ...value } as { readonly hidden: unknown };
    return Array.isArray(hidden) && hidden.includes('companyName') ? [value, ...within] : within;
  };
  const deals = answers.filter((text) => text.startsWith('{')).flatMap((text) => dealsIn(JSON.parse(text)));
  const times = deals.flatMap(timesIn);
  expect(times.length).toBeGreaterThan(20);
  expect(times.filter((time) => !isDay(time))).toEqual([]);
  const evidence = deals.flatMap((deal) => ('evidence' in deal ? timesIn({ evidence: deal.evidence }) : []));
  expect(evidence.length).toBeGreaterThan(0);
  for (const time of evidence) expect(new Date(time + offsetMs).getUTCDate()).toBe(1);
});
