import { spawn } from 'node:child_process';

/**
 * Runs a command with the terminal's own output; a signal that ends this process ends it too.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>} its exit code; 1 when it was ended by a signal, 127 when it could not be started
 */
export function runCommand(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      ...options,
    });
    const pass = (/** @type {NodeJS.Signals} */ signal) => {
      child.kill(signal);
      process.exit(1);
    };
    const signals = /** @type {const} */ (['SIGTERM', 'SIGINT']);
    for (const signal of signals) process.once(signal, pass);
    const end = (/** @type {number} */ code) => {
      for (const signal of signals) process.removeListener(signal, pass);
      resolve(code);
    };
    child.on('error', () => end(127));
    child.on('close', (code) => end(code ?? 1));
  });
}
