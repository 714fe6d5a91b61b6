import { fileURLToPath } from 'node:url';
import { locations } from '../../gateway/src/main/locations';
import { isBuilt } from '../build/fingerprint.mjs';
import { seedContent } from '../../gateway/src/seed/seeds';
import { builtPages, startGatewayInMemory } from '../process/gateway-in-memory';
import { runCommand } from '../process/run-command.mjs';
import { within } from './deadline';
import { firefox } from './firefox';
import { scrolledUpwards, sending } from './walks/conversation';
import { home } from './walks/home';
import { listAndBack } from './walks/list';
import { login } from './walks/login';
import { newRelease } from './walks/release';
import { gateScanner, ticketCode } from './walks/tickets';
import type { Engine } from './visit';
import { webkit } from './webkit';

/**
 * `npm run engines`: the main walks in browsers of other makes than the tests' own, on the built product with the large
 * seed. An engine that this machine does not have is named and not run. Ends with `N passed, N failed`; with 1 when
 * something failed or none ran. It takes a quarter of an hour at most.
 */
const engines: readonly Engine[] = [webkit, firefox];
const walks = [home, login, listAndBack, scrolledUpwards, sending, ticketCode, gateScanner, newRelease];
const walkMs = 200_000;
const begun = performance.now();
const wholeMs = 14 * 60_000;

const root = fileURLToPath(locations.project);
if (!isBuilt(root) && (await runCommand(process.execPath, ['tools/build.mjs'], { cwd: root })) !== 0)
  throw new Error('the product is not built');

const counted = { passed: 0, failed: 0 };
const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const secondsSince = (moment: number): string => `${((performance.now() - moment) / 1_000).toFixed(1)} s`;

const present = engines.filter((engine) => {
  const missing = engine.missing();
  if (missing !== null) console.log(`– ${engine.name}: not run, this machine has no ${missing}`);
  return missing === null;
});
if (present.length > 0) {
  const gateway = await startGatewayInMemory({
    pages: builtPages,
    seed: { name: 'large', content: seedContent('large', locations.seedData) },
  });
  console.log(`  the gateway with the large seed, ${secondsSince(begun)}`);
  for (const engine of present) {
    const started = await within(60_000, 'its start', engine.start()).catch((error: unknown) => {
      console.log(`✗ ${engine.name}: ${wordsOf(error)}`);
      counted.failed += 1;
      return null;
    });
    if (started === null) continue;
    for (const { title, go } of walks) {
      const moment = performance.now();
      const left = Math.max(0, Math.min(walkMs, wholeMs - (moment - begun)));
      const told = await within(left, title, go(started.visit, gateway)).then(
        (words) => ({ sign: '✓', words: words ?? null }),
        (error: unknown) => ({ sign: '✗', words: wordsOf(error) }),
      );
      counted[told.sign === '✓' ? 'passed' : 'failed'] += 1;
      console.log(
        `${told.sign} ${started.title}: ${title}, ${secondsSince(moment)}${told.words === null ? '' : `: ${told.words}`}`,
      );
    }
    await within(10_000, 'its end', started.close()).catch(() => undefined);
  }
  await gateway.close();
}
console.log(`${counted.passed} passed, ${counted.failed} failed`);
process.exit(counted.failed === 0 && counted.passed > 0 ? 0 : 1);
