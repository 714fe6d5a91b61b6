import { expect, test } from 'vitest';
import { memoryFiles } from '../../../gateway/src/adapters/file-store/memory-files';
import { sha256Digest } from '../../../gateway/src/adapters/system/sha256-digest';
import {
  decksKeptForMs,
  makePresentationFiles,
} from '../../../gateway/src/application/presentation/presentation-files';
import { silentLog } from '../../../tools/process/silent-log';
import { movedClock } from '../../support/gateway/moved-clock';

test('[SCR-06] the gateway removes pages and decks that were drawn longer ago than they are kept', async () => {
  const clock = movedClock();
  const files = memoryFiles(() => true);
  const unused = (): Promise<never> => Promise.reject(new Error('Nothing is drawn here.'));
  const { sweep } = makePresentationFiles({
    files,
    clock,
    digest: sha256Digest,
    log: silentLog,
    reading: { opened: unused },
    drawing: { picture: unused, file: unused },
  });
  const put = (name: string) => files.put(name, new Uint8Array([1]), clock.now());
  await put('page/old');
  await put('deck/old');
  clock.move(1);
  await put('page/new');
  clock.move(decksKeptForMs);
  await sweep();
  expect(await files.olderThan(Infinity)).toEqual(['page/new']);
});
