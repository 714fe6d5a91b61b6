import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import { startBuiltGateway } from './gateway-process';
import { median } from './median';
import { printTime } from './print';

/**
 * What the gateway takes for deals on the large seed: lists, details, filters, words and counts, one at a time and 50 at
 * a time, with its health asked meanwhile. Ends with 1 when a limit is not kept.
 */
const atOnce = 50;
const mixedMs = 6_000;
/** Enough that most of them meet a server whose code has been compiled, as one that has run for a minute is. */
const turns = 240;

const Listed = t.type({
  data: t.type({
    list: t.array(t.type({ id: t.string, sourceType: t.string })),
    next: t.union([t.string, t.null]),
  }),
});

const { address, close } = await startBuiltGateway(['--seed', 'large']);

const timed = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
  const began = performance.now();
  const response = await fetch(new URL(path, address), { headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`bench: ${path} was answered with ${response.status}`);
  return { ms: performance.now() - began, text };
};
const call = (name: string, parameters: Readonly<Record<string, string>>) =>
  timed(`gateway?${new URLSearchParams({ t: '1', ...parameters }).toString()}`, {
    'X-Gateway-Path': `/webapp/sale!${name}.action`,
  });

const listed = async (parameters: Readonly<Record<string, string>>) => {
  const { text, ms } = await call('list', parameters);
  const read = Listed.decode(JSON.parse(text));
  if (!isRight(read)) throw new Error('bench: a list was no list');
  return { ...read.right.data, ms };
};

const deals: { readonly id: string; readonly sourceType: string }[] = [];
const listMs: number[] = [];
for (let cursor: string | null = ''; cursor !== null && listMs.length < turns;) {
  const { list, next, ms } = await listed(cursor === '' ? {} : { cursor });
  listMs.push(ms);
  deals.push(...list);
  cursor = next;
}
const detailMs: number[] = [];
for (const { id, sourceType } of deals.slice(0, turns * 2))
  detailMs.push((await call('detail', { id, sourceType })).ms);

const words = ['减速器', '储能', '医疗', '华东', '转让', '软件', '传感器', '光伏'];
const regions = ['cn-44', 'cn-33', 'cn-31', 'cn-east', 'cn-32'];
const industries = ['01', '0102', '03', '0301', '0502'];
const pick = <A>(of: readonly A[], at: number): A => {
  const found = of[at % of.length];
  if (found === undefined) throw new Error('bench: nothing to choose from');
  return found;
};
const kinds: readonly ((turn: number) => Promise<{ readonly ms: number }>)[] = [
  () => call('list', {}),
  (turn) => call('detail', pick(deals, turn)),
  (turn) => call('list', { industry: pick(industries, turn), region: pick(regions, turn) }),
  (turn) => call('list', { keyword: pick(words, turn) }),
  (turn) => call('counts', { region: pick(regions, turn) }),
  (turn) => call('list', { sort: 'amountDown', min: '1000', max: String(50_000 + turn) }),
];

const mixed: number[] = [];
const health: number[] = [];
const end = performance.now() + mixedMs;
const asker = async (place: number): Promise<void> => {
  for (let turn = place; performance.now() < end; turn += atOnce)
    mixed.push((await pick(kinds, turn)(turn)).ms);
};
const nurse = async (): Promise<void> => {
  while (performance.now() < end) {
    health.push((await timed('health')).ms);
    await new Promise((over) => setTimeout(over, 100));
  }
};
await Promise.all([...Array.from({ length: atOnce }, (_, place) => asker(place)), nurse()]);
close();

const quantile = (times: readonly number[], part: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * part)] ?? Number.NaN;
const rows = [
  { name: 'a list, one at a time, median', ms: median(listMs) ?? Number.NaN, limit: 8 },
  { name: 'a detail, one at a time, median', ms: median(detailMs) ?? Number.NaN, limit: 3 },
  { name: `${atOnce} at a time, mixed, p95`, ms: quantile(mixed, 0.95), limit: 300 },
  { name: '/health meanwhile, median', ms: median(health) ?? Number.NaN, limit: 10 },
];
const held = rows.map(({ name, ms, limit }) => printTime(name, ms, limit));
console.log(`${mixed.length} answers, ${Math.round((mixed.length * 1_000) / mixedMs)} a second`);
process.exit(held.every(Boolean) ? 0 : 1);
