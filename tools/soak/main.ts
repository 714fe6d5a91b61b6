import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { doneParts, forgetParts, partsOf } from './parts';
import { added, noFigures } from './payment/judge';
import { soakOptions, usage } from './options';

/**
 * `npm run soak -- full-disk` fills a small disk under a gateway, `npm run soak -- messages` has two write to each other
 * while every connection is dropped again and again. `npm run soak -- tickets` has members ask for the last places of
 * conferences at once, and pay in time, too late or not; then four gates scan their tickets, two of them offline for a time. `npm run
 * soak -- cluster` races for one thing on three gateways at once. `npm run soak -- payment`: random payments over the real gateway with everything going wrong that can; ends with 1
 * when money was taken twice, or taken and not shown, or an order was made that nobody was told of. What is done is kept: the same command goes on with it.
 */
if (process.argv[2] === 'full-disk') {
  const { soakFullDisk } = await import('./full-disk/soak');
  process.exit(await soakFullDisk());
}
if (process.argv[2] === 'messages') {
  const { soakMessages } = await import('./messages/soak');
  process.exit(await soakMessages(process.argv.slice(3)));
}
if (process.argv[2] === 'tickets') {
  const { soakTickets } = await import('./tickets/soak');
  process.exit(await soakTickets(process.argv.slice(3)));
}
if (process.argv[2] === 'cluster') {
  const { soakCluster } = await import('./cluster/soak');
  process.exit(await soakCluster(process.argv.slice(3)));
}
const options = soakOptions(process.argv.slice(2));
if (options === null) {
  console.error(usage);
  process.exit(2);
}
const { runs, seed, fresh, minutes, processes } = options;
const parts = partsOf(runs);
if (fresh) forgetParts(seed);

const begun = Date.now();
const end = begun + minutes * 60_000;
const before = doneParts(seed, runs).length;
let said = before;

const worker = async (first: number): Promise<void> => {
  const args = ['--import', 'tsx', 'tools/soak/payment-worker.ts'];
  const numbers = [seed, first, processes, runs, end].map(String);
  const child = spawn(process.execPath, [...args, ...numbers], { stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.on('data', (text: Buffer) => {
    said += text.toString().split('\n').length - 1;
    console.log(`${Math.min(said, parts)} / ${parts}`);
  });
  await once(child, 'close');
  if (child.exitCode !== 0) console.error(`a process of the soak ended with ${String(child.exitCode)}`);
};

if (before < parts) await Promise.all(Array.from({ length: processes }, (_, first) => worker(first)));

const done = doneParts(seed, runs);
const sum = done.reduce(added, noFigures);
for (const fault of sum.faults) console.log(`✗ ${fault}`);
const seconds = Math.round((Date.now() - begun) / 1_000);
console.log(
  `seed ${seed}, ${sum.runs} runs (${done.length - before} of ${parts} parts now, in ${seconds} s)`,
);
console.log(`attempts          ${sum.attempts}`);
console.log(`orders            ${sum.orders}`);
console.log(`charges           ${sum.charges} (given back: ${sum.returned})`);
console.log(`double charges    ${sum.doubleCharges}`);
console.log(`lost payments     ${sum.lostPayments}`);
console.log(`untold orders     ${sum.untoldOrders}`);
const whole = done.length >= parts;
if (!whole) console.log(`not finished: run the same command again to go on`);
process.exitCode =
  whole && sum.doubleCharges + sum.lostPayments + sum.untoldOrders + sum.faults.length === 0 ? 0 : 1;
