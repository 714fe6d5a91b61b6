import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import '../../ui/support/styles-are-nothing';
import { createRenderer } from '../../../src/server';
import {
  calledBy,
  differing,
  found,
  mayDiffer,
  pagesFor,
  tracesOf,
  type Answers,
  type Asker,
} from '../../../tools/hidden-values/look';
import { markedSeed, readableBy, signer } from '../../../tools/hidden-values/marked-seed';
import type { World } from '../../../tools/hidden-values/marks';
import { startWorld, type MarkedWorld } from '../../../tools/hidden-values/world';
import { migratedTemplate, seededAt } from '../../support/gateway/template';
import { demoSeed } from '../../../tools/process/seeds';

// Every call of two worlds is asked for: on a busy machine that takes longer than a test usually may.
vi.setConfig({ testTimeout: 60_000 });

const template = '<html><head><title>x</title></head><body><div id="root"></div></body></html>';
const source = {
  render: createRenderer({ template, manifest: '{}', readAsset: () => '' }),
  template: () => Promise.reject(new Error('a page was not rendered')),
};

/** Few deals of the seed are enough: the test looks for the places that a value can reach, not whose it is. */
const hiding = demoSeed.sales.filter(({ hidden }) => hidden.length > 0);
const seed = {
  ...demoSeed,
  sales: hiding.filter((_, place) => place % 24 < 2),
  funds: demoSeed.funds.slice(0, 2),
  investors: demoSeed.investors.slice(0, 2),
  presentations: demoSeed.presentations.filter(({ gated }, place) => gated || place < 1),
};
const open = async (world: World): Promise<MarkedWorld> =>
  startWorld(markedSeed(seed, world, true), {
    now: seededAt,
    pages: { kind: 'source', source },
    template: await migratedTemplate(),
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

/**
 * In two worlds that differ only in hidden values, no call and no page shows a hidden value to a reader who may not see it.
 * @param asking who makes every call; 'u-lin' is always one of them, for the times of deals
 * @param readers who opens every page
 */
export const hiddenValuesContract = (
  asking: readonly Asker[],
  readers: readonly ('visitor' | 'crawler' | 'signer')[],
): void => {
  let one: MarkedWorld;
  let other: MarkedWorld;
  let traces: readonly string[];
  beforeAll(async () => {
    [one, other] = await Promise.all([open('one'), open('other')]);
    traces = tracesOf([one]);
  });
  afterAll(async () => {
    await one.close();
    await other.close();
  });

  /** The answers of both worlds to an asker, which several tests read. */
  const asked = new Map<Asker, Promise<readonly [Answers, Answers]>>();
  const answersTo = (asker: Asker): Promise<readonly [Answers, Answers]> => {
    const answers =
      asked.get(asker) ?? Promise.all([calledBy(one, asker, traces), calledBy(other, asker, traces)]);
    asked.set(asker, answers);
    return answers;
  };

  test.each(asking)(
    '[ENT-08][SEC-05] %s reads the hidden values they may, and else the same bytes of both worlds',
    async (asker: Asker) => {
      const [answers, others] = await answersTo(asker);
      const readable = readableBy(asker, one.marked);
      expect(answers.size).toBeGreaterThan(100);
      expect(found(answers, one.marked.marks)).toEqual(new Set(readable));
      if (asker !== signer) expect(differing(answers, others)).toEqual(mayDiffer(asker, answers, one));
    },
  );

  test('[ENT-08][MKT-19] materials are for determined members, contacts for verified ones', () => {
    const { marks, signed } = one.marked;
    const fieldsOf = (asker: Asker) => new Set(readableBy(asker, one.marked).map(({ field }) => field));
    expect(signed.size).toBe(Math.ceil(seed.sales.length / 2));
    expect(readableBy(signer, one.marked).length).toBeLessThan(marks.length);
    expect([...fieldsOf(signer)]).toEqual(expect.arrayContaining(['companyName', 'materials', 'contacts']));
    expect(fieldsOf('u-lin')).toEqual(new Set(['contacts']));
    for (const asker of ['visitor', 'u-xu', 'u-he'] as const) expect(fieldsOf(asker)).toEqual(new Set());
  });

  test.each(readers)(
    '[ENT-08][ACC-09] of two such worlds every page reaches a %s in the same bytes, with no hidden value',
    async (who) => {
      const [pages, others] = await Promise.all([pagesFor(one, who), pagesFor(other, who)]);
      expect(differing(pages, others)).toEqual([]);
      expect(found(pages, one.marked.marks)).toEqual(new Set());
    },
  );

  test('[ENT-08] what deals are found and ordered by holds no hidden value', () => {
    expect(one.index.length).toBeGreaterThan(1_000);
    expect(found(new Map([['index', one.index]]), one.marked.marks)).toEqual(new Set());
    // The vectors hold pairs of signs and no whole mark, so the two worlds are compared too.
    expect(one.index === other.index).toBe(true);
  });

  test('[ENT-08] the log holds no hidden value after every call', async () => {
    await Promise.all(asking.map(answersTo));
    const log = one.log();
    expect(log.length).toBeGreaterThan(0);
    expect(found(new Map([['log', log]]), one.marked.marks)).toEqual(new Set());
  });

  test('[ENT-08] times of a deal that hides its owner come by day, those of verifications by month', async () => {
    const [answered] = await answersTo('u-lin');
    const answers = [...answered.values()];
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
    const evidence = deals.flatMap((deal) =>
      'evidence' in deal ? timesIn({ evidence: deal.evidence }) : [],
    );
    expect(evidence.length).toBeGreaterThan(0);
    for (const time of evidence) expect(new Date(time + offsetMs).getUTCDate()).toBe(1);
  });
};
