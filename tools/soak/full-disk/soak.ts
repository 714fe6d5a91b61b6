import { rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { noPages } from '../../../gateway/src/adapters/http/pages/page-source';
import type { RunningGateway } from '../../../gateway/src/main/options';
import { startGateway } from '../../../gateway/src/main/start-gateway';
import { called, observed } from './observe';
import { fillUp, mountSmallDisk, type SmallDisk } from './small-disk';
import { demoSeed } from '../../process/seeds';

const [small, large] = [220, 420];
const mostUploads = 100;

const freeMegabytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return Math.floor((bavail * bsize) / 1024 / 1024);
};

const pdf = (megabytes: number): Blob => {
  const head = '%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\n';
  const filling = '%'.repeat(megabytes * 1024 * 1024);
  return new Blob([
    `${head}${filling}\nxref\n0 2\ntrailer\n<</Size 2/Root 1 0 R>>\nstartxref\n${head.length}\n%%EOF\n`,
  ]);
};

const upload = (url: string, token: string): Promise<string> => {
  const form = new FormData();
  form.append('purpose', 'verification');
  form.append('file', pdf(9), 'licence.pdf');
  return called(url, token, '/webapp/upload!save.action', form);
};

const walk = async (gateway: RunningGateway, disk: SmallDisk): Promise<boolean> => {
  const { url, inside } = gateway;
  const accounts = demoSeed.accounts.filter(({ removed }) => !removed).map(({ id }) => id);
  const tokens = await Promise.all(accounts.map((id) => inside.sessions.open(id)));
  const [reader = ''] = tokens;
  const faults: string[] = [];
  const show = async (title: string, health: string | null, write: string | null): Promise<void> => {
    const lines = await observed(url, reader);
    console.log(`\n${title} (${freeMegabytes(disk.folder)} MB free)`);
    for (const line of lines) console.log(`  ${line}`);
    const isRead = (line: string): boolean => line.startsWith('GET  /webapp') && !/ 200 \(/.test(line);
    faults.push(...lines.filter(isRead).map((line) => `${title}: a read failed: ${line}`));
    if (health !== null && lines[0]?.includes(`"status":"${health}"`) !== true)
      faults.push(`${title}: /health is not ${health}`);
    if (write !== null && lines.at(-1)?.includes(` ${write}`) !== true)
      faults.push(`${title}: a write is not answered ${write}`);
  };

  await show('before', 'ok', '200');
  let last = '';
  let count = 0;
  while (!last.startsWith('507') && count < mostUploads) {
    last = await upload(url, tokens[count % tokens.length] ?? '');
    count += 1;
    console.log(`  upload ${count}: ${last}, ${freeMegabytes(disk.folder)} MB free`);
  }
  console.log(`\nuploads of 9 MB: ${count}; the last one: ${last}`);
  await show('during: filled by uploads, the last of which found no room', null, null);
  const filler = join(disk.folder, 'of-another-program');
  fillUp(filler);
  await show('during: filled to the last byte by another program', 'readOnly', '507');
  rmSync(filler);
  disk.resize(large);
  await show('after: there is room again', 'ok', '200');
  console.log(`\nupload: ${await upload(url, tokens.at(-1) ?? '')}`);
  for (const fault of faults) console.log(`✗ ${fault}`);
  return faults.length === 0;
};

/**
 * `npm run soak -- full-disk`: a gateway on a small disk of its own that uploads and then another program fill; prints
 * reads, a write and /health before, during and after. Answers the exit code; 3 where this user may not mount a disk.
 */
export const soakFullDisk = async (): Promise<number> => {
  const disk = await mountSmallDisk(small);
  if (disk === null) {
    console.error(
      'A small disk (tmpfs) cannot be mounted here: run this as root, outside a locked container.',
    );
    return 3;
  }
  try {
    const gateway = await startGateway({
      port: 0,
      secondPort: 0,
      storage: { kind: 'folder', folder: join(disk.folder, 'data'), fresh: false },
      pages: { kind: 'source', source: noPages },
      seed: { name: 'demo', content: demoSeed },
      onFatal: (line) => {
        console.log(`ended: ${line}`);
        process.exit(1);
      },
    });
    try {
      return (await walk(gateway, disk)) ? 0 : 1;
    } finally {
      await gateway.close();
    }
  } finally {
    await disk.remove();
  }
};
