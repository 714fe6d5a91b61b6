import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { findProgram } from './programs';
import type { Engine } from './visit';
import { openSession } from './web-driver';

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
};

const answers = (driver: string): Promise<boolean> =>
  fetch(`${driver}/status`).then(
    ({ ok }) => ok,
    () => false,
  );

/** WebKitGTK's own driver, on a screen of its own where this machine shows none. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  missing: () => {
    if (findProgram('WebKitWebDriver') === null) return 'WebKitWebDriver (Debian: webkit2gtk-driver)';
    return process.env['DISPLAY'] === undefined && findProgram('xvfb-run') === null
      ? 'a screen, or xvfb-run (Debian: xvfb)'
      : null;
  },
  start: async () => {
    const port = await freePort();
    const driver = `http://127.0.0.1:${port}`;
    const own = ['WebKitWebDriver', `--port=${port}`];
    const screen = ['xvfb-run', '--auto-servernum', '--server-args=-screen 0 1280x1024x24', ...own];
    const [program = '', ...args] = process.env['DISPLAY'] === undefined ? screen : own;
    // A group of its own, which ends together: the screen, the driver and its browser.
    const child = spawn(program, args, { stdio: 'ignore', detached: true });
    const end = async (): Promise<void> => {
      if (child.pid === undefined || child.exitCode !== null) return;
      process.kill(-child.pid, 'SIGTERM');
      await Promise.race([once(child, 'exit'), sleep(5_000)]);
    };
    try {
      for (let tries = 0; !(await answers(driver)); tries += 1) {
        if (tries > 100) throw new Error('WebKitWebDriver does not answer');
        await sleep(100);
      }
      const session = await openSession(driver);
      return {
        title: `WebKitGTK ${session.browserVersion}`,
        visit: session.visit,
        close: async () => {
          await session.close().catch(() => undefined);
          await end();
        },
      };
    } catch (error) {
      await end();
      throw error;
    }
  },
};
