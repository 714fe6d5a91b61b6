import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { isBuilt } from '../../../tools/build/fingerprint.mjs';
import { locations } from '../../../gateway/src/main/locations';

const root = fileURLToPath(locations.project);

/** Nothing of the test run's own: it would be built, or run, as a test. */
const env = { PATH: process.env.PATH, HOME: process.env.HOME };

/** Makes dist/gateway what the sources make. */
export const buildGateway = async (): Promise<void> => {
  if (isBuilt(root)) return;
  const build = spawn(process.execPath, ['tools/build.mjs'], { cwd: root, env, stdio: 'ignore' });
  const code = await once(build, 'close').then(([reported]) => reported as number | null);
  if (code !== 0) throw new Error(`npm run build ended with ${code}`);
};

/** A command of the gateway as a process of its own, as it is built: `buildGateway` comes before. */
export const runGatewayCommand = (
  entry: 'main' | 'operator',
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
) => {
  const child = spawn(process.execPath, [`dist/gateway/${entry}.js`, ...args], {
    cwd: root,
    env: { ...env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const hear = (part: Buffer): void => {
    output += part.toString();
    child.emit('heard');
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = once(child, 'close').then(([code]) => code as number | null);

  return {
    pid: child.pid ?? 0,
    output: () => output,
    /** The exit code, when it has ended. */
    ended,
    stop: (signal: NodeJS.Signals) => child.kill(signal),
    /** The two addresses of the line that says that all is up. */
    ready: async () => {
      for (;;) {
        const [, url, secondUrl] = /^ready (\S+) (\S+)$/m.exec(output) ?? [];
        if (url !== undefined && secondUrl !== undefined) return { url, secondUrl };
        const code = await Promise.race([once(child, 'heard').then(() => 'heard' as const), ended]);
        if (code !== 'heard') throw new Error(`The gateway ended with ${code}: ${output}`);
      }
    },
  };
};

export type GatewayProcess = ReturnType<typeof runGatewayCommand>;
