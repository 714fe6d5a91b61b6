import { spawn } from 'node:child_process';

/**
 * Runs a command and keeps what it prints, both streams in the order they came; a signal that ends this process ends it too.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, limit?: number }} options `limit`: milliseconds, after which the command
 *   is ended by SIGTERM
 * @returns {Promise<{ code: number, output: string, milliseconds: number, late: boolean }>} `late`: the limit ended it
 */
export function capture(command, args, { cwd, env = process.env, limit = Infinity }) {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    /** @type {Buffer[]} */
    const chunks = [];
    const keep = (/** @type {Buffer} */ chunk) => chunks.push(chunk);
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const pass = (/** @type {NodeJS.Signals} */ signal) => {
      child.kill(signal);
      // Not at once: other commands that run at the same time get the signal too.
      setImmediate(() => process.exit(1));
    };
    const signals = /** @type {const} */ (['SIGTERM', 'SIGINT']);
    for (const signal of signals) process.once(signal, pass);
    let late = false;
    const timer = Number.isFinite(limit)
      ? setTimeout(() => {
          late = true;
          child.kill('SIGTERM');
        }, limit)
      : undefined;
    const end = (/** @type {number} */ code, note = '') => {
      clearTimeout(timer);
      for (const signal of signals) process.removeListener(signal, pass);
      const output = Buffer.concat(chunks).toString('utf8') + note;
      resolve({ code, output, milliseconds: Math.round(performance.now() - startedAt), late });
    };
    child.on('error', (error) => {
      end(127, error.message);
    });
    child.on('close', (code) => {
      end(code ?? 1);
    });
  });
}
