import { beforeEach, expect, test } from 'vitest';
import { memoryFiles } from '../../../gateway/src/adapters/file-store/memory-files';
import { sha256Digest } from '../../../gateway/src/adapters/system/sha256-digest';
import {
  makeDrawnPictures,
  type DrawnPictureNeeds,
} from '../../../gateway/src/application/share/drawn-pictures';
import { keptForMs, mostKept, picturesPerAddress } from '../../../gateway/src/domain/share/picture-bounds';
import type { ShareSheet } from '../../../gateway/src/domain/share/share-sheet';
import { wholeOf } from '../../../gateway/src/ports/file-reading';
import type { FileStore, OpenedFile } from '../../../gateway/src/ports/file-store';
import { silentLog } from '../../../tools/process/silent-log';
import { movedClock, type MovedClock } from '../../support/gateway/moved-clock';

const sheet = (title: string): ShareSheet => ({
  ...{ brand: '', kind: '', title, facts: [], figures: [], sealed: '', confirmed: '', source: '' },
});
const visitor = { ip: '192.0.2.1', device: null };
const neighbour = { ip: '192.0.2.2', device: null };

let files: FileStore;
let clock: MovedClock;
let drawn: string[];
beforeEach(() => {
  files = memoryFiles(() => true);
  clock = movedClock();
  drawn = [];
});

const pictures = (changed: Partial<DrawnPictureNeeds> = {}) =>
  makeDrawnPictures({
    files,
    clock,
    digest: sha256Digest,
    log: silentLog,
    limits: { take: () => Promise.resolve({ allowed: true }) },
    drawing: {
      png: ({ title }) => {
        drawn.push(title);
        return Promise.resolve(new TextEncoder().encode(title));
      },
    },
    ...changed,
  });

const textOf = async (file: OpenedFile | null): Promise<string | null> =>
  file === null ? null : new TextDecoder().decode(await wholeOf(file));

test('[ENT-10] a picture is drawn once, also for those who ask at the same moment', async () => {
  const { nameOf, picture } = pictures();
  const names = await Promise.all([nameOf(sheet('a'), visitor), nameOf(sheet('a'), neighbour)]);
  expect(names[1]).toBe(names[0]);
  expect(await nameOf(sheet('a'), visitor)).toBe(names[0]);
  expect(await textOf(await picture(names[0] ?? ''))).toBe('a');
  expect(drawn).toEqual(['a']);
});

test('[ENT-10] what an earlier run drew stands, and is shared also while it cannot be drawn anew', async () => {
  const name = await pictures().nameOf(sheet('a'), visitor);
  const { nameOf, picture } = pictures({ drawing: { png: () => Promise.resolve(null) } });
  expect(await nameOf(sheet('a'), visitor)).toBe(name);
  expect(await textOf(await picture(name ?? ''))).toBe('a');
  expect(await nameOf(sheet('b'), visitor)).toBeNull();
});

test('[ENT-10] no more pictures are kept than their bound: the one drawn first makes room', async () => {
  const { nameOf, picture } = pictures();
  const first = await nameOf(sheet('0'), visitor);
  for (let each = 1; each < mostKept; each += 1) await nameOf(sheet(String(each)), visitor);
  expect(await picture(first ?? '')).not.toBeNull();
  const last = await nameOf(sheet('last'), visitor);
  expect([await picture(first ?? ''), await textOf(await picture(last ?? ''))]).toEqual([null, 'last']);
  expect(await files.olderThan(Infinity)).toHaveLength(mostKept);
});

test('[ENT-10] an instance draws a picture again that another one has removed', async () => {
  const [one, other] = [pictures(), pictures()];
  const name = await one.nameOf(sheet('a'), visitor);
  await other.nameOf(sheet('a'), visitor);
  for (let each = 0; each < mostKept; each += 1) await other.nameOf(sheet(String(each)), visitor);
  expect(await one.picture(name ?? '')).toBeNull();
  expect(await one.nameOf(sheet('a'), visitor)).toBe(name);
  expect(await textOf(await one.picture(name ?? ''))).toBe('a');
});

test('[ENT-10] a picture is shared without being drawn again while the store cannot be read', async () => {
  const { nameOf } = pictures();
  const name = await nameOf(sheet('a'), visitor);
  files = { ...files, open: () => Promise.reject(new Error('away')) };
  const later = pictures();
  expect(await later.nameOf(sheet('a'), visitor)).toBe(name);
});

test('[ENT-10] a picture is kept for its time after it was drawn, and drawn anew for who shares in its second half', async () => {
  const { nameOf, picture, sweep } = pictures();
  const [left, renewed] = [await nameOf(sheet('left'), visitor), await nameOf(sheet('renewed'), visitor)];
  clock.move(keptForMs / 2);
  await nameOf(sheet('renewed'), visitor);
  clock.move(keptForMs / 2);
  await sweep();
  expect(await picture(left ?? '')).not.toBeNull();
  clock.move(1);
  await sweep();
  expect([await picture(left ?? ''), await textOf(await picture(renewed ?? ''))]).toEqual([null, 'renewed']);
  expect(await nameOf(sheet('left'), visitor)).toBe(left);
  expect(drawn).toEqual(['left', 'renewed', 'renewed', 'left']);
});

test('[ENT-10] one address has only so many drawn; what is kept it may still share', async () => {
  let taken = 0;
  const { nameOf } = pictures({
    limits: {
      take: (key, { max }) => {
        if (key.endsWith(visitor.ip)) taken += 1;
        return Promise.resolve(taken <= max ? { allowed: true } : { allowed: false, retryAt: 0 });
      },
    },
  });
  for (let each = 0; each < picturesPerAddress.max; each += 1)
    expect(await nameOf(sheet(String(each)), visitor)).not.toBeNull();
  expect(await nameOf(sheet('beyond'), visitor)).toBeNull();
  expect(await nameOf(sheet('0'), visitor)).not.toBeNull();
});

test('[ENT-10] a picture for which the disk has no room is none, and is drawn when there is', async () => {
  let room = false;
  files = memoryFiles(() => room);
  const { nameOf } = pictures();
  expect(await nameOf(sheet('a'), visitor)).toBeNull();
  room = true;
  expect(await nameOf(sheet('a'), visitor)).not.toBeNull();
});
