import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { locations } from '../../gateway/src/main/locations';
import { askers, calledBy, crawler, differing, found, pagesFor, tracesOf, type Answers } from './look';
import { markedSeed, signer } from './marked-seed';
import { memoryOf, type Looked } from './memory';
import type { Mark, World } from './marks';
import { startWorld, type MarkedWorld } from './world';
import { demoSeed } from '../process/seeds';

/**
 * `npm run hidden-values` looks for every hidden value of the seed, each replaced by one that cannot be mistaken, wherever
 * one could get at it, as everybody, before and after somebody has signed for half of the deals; and compares the answers of
 * two seeds that differ in hidden values alone. Ends with 1 when one is found that should not be, or the other way round.
 * The pages are those of the last build.
 */
const dist = fileURLToPath(new URL('dist', locations.project));
if (!existsSync(`${dist}/client/index.html`)) {
  console.error('hidden-values: npm run build comes first');
  process.exit(1);
}
const now = Date.now();
const open = (world: World, signs: boolean): Promise<MarkedWorld> =>
  startWorld(markedSeed(demoSeed, world, signs), now, { kind: 'built', folder: dist });

const before = await open('one', false);
const after = await open('one', true);
const other = await open('other', true);
const traces = tracesOf([before, other]);
const { marks } = before.marked;
const owed = marks.filter(({ deal }) => after.marked.signed.has(deal));
let faults = 0;

const isSame = (one: ReadonlySet<Mark>, wanted: readonly Mark[]): boolean =>
  one.size === wanted.length && wanted.every(({ trace }) => [...one].some((mark) => mark.trace === trace));

const tell = (
  where: string,
  counts: readonly [ReadonlySet<Mark>, ReadonlySet<Mark>],
  wanted: readonly Mark[] = [],
): void => {
  const isRight = counts[0].size === 0 && isSame(counts[1], wanted);
  if (!isRight) faults += 1;
  const names = [...counts[0], ...counts[1]].slice(0, 5).map(({ deal, field }) => `${deal}.${field}`);
  console.log(
    [
      where.padEnd(44),
      counts[0].size,
      counts[1].size,
      wanted.length,
      isRight ? '✓' : `✗ ${names.join(' ')}`,
    ].join('\t'),
  );
};

const withTheirs = (asker: string): readonly Mark[] => (asker === signer ? owed : []);

console.log(`${marks.length} hidden values of ${before.marked.content.sales.length} deals`);
console.log(`${'found in'.padEnd(44)}\tbefore\tafter\tsigned for`);
const answered = new Map<string, Answers>();
for (const asker of askers) {
  const late = await calledBy(after, asker, traces);
  answered.set(asker, late);
  const early = found(await calledBy(before, asker, traces), marks);
  tell(`answers to ${asker}`, [early, found(late, marks)], withTheirs(asker));
}
for (const who of ['visitor', 'crawler', 'signer'] as const) {
  const late = await pagesFor(after, who);
  answered.set(`pages ${who}`, late);
  tell(`HTML, JSON-LD, sitemap for ${who}`, [found(await pagesFor(before, who), marks), found(late, marks)]);
}
const index = ({ index: text }: MarkedWorld): Answers => new Map([['', text]]);
tell('search index, columns of order', [found(index(before), marks), found(index(after), marks)]);

const [signedFor, notSigned] = [true, false].map((signed) =>
  after.marked.content.sales.find(
    ({ id, hidden }) => hidden.length > 4 && after.marked.signed.has(id) === signed,
  ),
);
const inMemory = async (world: MarkedWorld, looked: Looked): Promise<ReadonlySet<Mark>> =>
  found(new Map([[looked.path, await memoryOf(world, looked)]]), marks);
const looks = [signedFor, notSigned].flatMap((deal) => {
  const path = `/sale/${deal?.sourceType ?? ''}/${deal?.id ?? ''}`;
  return [
    { path, who: 'crawler' },
    { path, who: 'u-lin' },
    { path, who: signer },
  ];
});
for (const { path, who } of [{ path: '/', who: 'visitor' }, { path: '/sale', who: 'visitor' }, ...looks]) {
  const lookedIn = async (world: MarkedWorld) =>
    inMemory(world, {
      path,
      ...(who === 'crawler' ? { userAgent: crawler } : {}),
      ...(who === 'visitor' || who === 'crawler' ? {} : { token: await world.inside.sessions.open(who) }),
    });
  const wanted = withTheirs(who).filter(({ deal }) => path.endsWith(deal));
  tell(`memory of ${path} for ${who}`, [await lookedIn(before), await lookedIn(after)], wanted);
}

console.log('of two seeds that differ in hidden values alone, answers that differ');
const compare = (who: string, differ: readonly string[], of: number): void => {
  if (differ.length > 0) faults += 1;
  console.log([`to ${who}`.padEnd(44), `${differ.length} of ${of}`, ...differ.slice(0, 5)].join('\t'));
};
for (const asker of askers.filter((each) => each !== signer)) {
  const mine = answered.get(asker) ?? new Map<string, string>();
  compare(asker, differing(mine, await calledBy(other, asker, traces)), mine.size);
}
for (const who of ['visitor', 'crawler', 'signer'] as const) {
  const mine = answered.get(`pages ${who}`) ?? new Map<string, string>();
  compare(`${who}, pages`, differing(mine, await pagesFor(other, who)), mine.size);
}
for (const world of [before, after, other]) await world.close();
console.log(faults === 0 ? 'no hidden value is anywhere where it may not be' : `✗ ${faults} faults`);
process.exit(faults === 0 ? 0 : 1);
