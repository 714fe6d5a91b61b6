import type { Finding } from '../finding';

const megabyte = 1024 * 1024;

/** Made from the results of every test, and read as a page: it grows with the suite. */
const trace = /^docs\/trace\//;

/** Files in git that are heavier than what anybody writes: what a run left behind, or a binary that belongs elsewhere. */
export function weightFindings(file: string, bytes: number): Finding[] {
  const most = trace.test(file) ? 4 : 1;
  if (bytes <= most * megabyte) return [];
  return [
    { file, message: `${(bytes / megabyte).toFixed(1)} MB: nothing in git is heavier than ${most} MB` },
  ];
}
