import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { locations } from '../../gateway/src/main/locations';
import {
  askers,
  calledBy,
  crawler,
  differing,
  found,
  mayDiffer,
  pagesFor,
  tracesOf,
  type Answers,
} from './look';
import { markedSeed, readableBy, signer } from './marked-seed';
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
  startWorld(markedSeed(demoSeed, world, signs), { now, pages: { kind: 'built', folder: dist } });

const before = await open('one', false);
const after = await open('one', true);
const other = await open('other', true);
const traces = tracesOf([before, other]);
const { marks } = before.marked;
let faults = 0;

const isSame = (one: ReadonlySet<Mark>, wanted: readonly Mark[]): boolean =>
  one.size === wanted.length && wanted.every(({ trace }) => [...one].some((mark) => mark.trace === trace));

const tell = (
  where: string,
  counts: readonly [ReadonlySet<Mark>, ReadonlySet<Mark>],
  wanted: readonly [readonly Mark[], readonly Mark[]] = [[], []],
): void => {
  const isRight = isSame(counts[0], wanted[0]) && isSame(counts[1], wanted[1]);
  if (!isRight) faults += 1;
  const names = [...counts[0], ...counts[1]].slice(0, 5).map(({ thing, field }) => `${thing}.${field}`);
  console.log(
    [
      where.padEnd(44),
      counts[0].size,
      counts[1].size,
      wanted.map(({ length }) => length).join(' → '),
      isRight ? '✓' : `✗ ${names.join(' ')}`,
    ].join('\t'),
  );
};

/** What an asker may read before and after the signing. */
const readable = (asker: string): readonly [readonly Mark[], readonly Mark[]] => [
  readableBy(asker, before.marked),
  readableBy(asker, after.marked),
];

console.log(
  `${marks.length} hidden values of ${new Set(marks.map(({ thing }) => thing)).size} deals, funds and investors`,
);
console.log(`${'found in'.padEnd(44)}\tbefore\tafter\tmay read`);
const answered = new Map<string, Answers>();
for (const asker of askers) {
  const late = await calledBy(after, asker, traces);
  answered.set(asker, late);
  const early = found(await calledBy(before, asker, traces), marks);
  tell(`answers to ${asker}`, [early, found(late, marks)], readable(asker));
}
for (const who of ['visitor', 'crawler', 'signer'] as const) {
  const late = await pagesFor(after, who);
  answered.set(`pages ${who}`, late);
  tell(`HTML, JSON-LD, sitemap for ${who}`, [found(await pagesFor(before, who), marks), found(late, marks)]);
}
const index = ({ index: text }: MarkedWorld): Answers => new Map([['', text]]);
tell('search index, columns of order', [found(index(before), marks), found(index(after), marks)]);
const log = (world: MarkedWorld): Answers => new Map([['', world.log()]]);
tell('log', [found(log(before), marks), found(log(after), marks)]);

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
  const [early, late] = readable(who);
  const ofPath = ({ thing }: Mark): boolean => path.endsWith(thing);
  tell(
    `memory of ${path} for ${who}`,
    [await lookedIn(before), await lookedIn(after)],
    [early.filter(ofPath), late.filter(ofPath)],
  );
}

console.log('of two seeds that differ in hidden values alone, answers that differ');
const compare = (who: string, differ: readonly string[], of: number): void => {
  if (differ.length > 0) faults += 1;
  console.log([`to ${who}`.padEnd(44), `${differ.length} of ${of}`, ...differ.slice(0, 5)].join('\t'));
};
for (const asker of askers.filter((each) => each !== signer)) {
  const mine = answered.get(asker) ?? new Map<string, string>();
  const allowed = new Set(mayDiffer(asker, mine, after));
  const differ = differing(mine, await calledBy(other, asker, traces));
  compare(
    asker,
    differ.filter((asked) => !allowed.has(asked)),
    mine.size,
  );
}
for (const who of ['visitor', 'crawler', 'signer'] as const) {
  const mine = answered.get(`pages ${who}`) ?? new Map<string, string>();
  compare(`${who}, pages`, differing(mine, await pagesFor(other, who)), mine.size);
}
for (const world of [before, after, other]) await world.close();
console.log(faults === 0 ? 'no hidden value is anywhere where it may not be' : `✗ ${faults} faults`);
process.exit(faults === 0 ? 0 : 1);
