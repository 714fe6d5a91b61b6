import { parseArgs } from 'node:util';

export interface SoakOptions {
  readonly runs: number;
  readonly seed: number;
  /** Throws away what an earlier soak of this seed has done. */
  readonly fresh: boolean;
  /** No new part is begun after so many minutes; the same command goes on where this one stopped. */
  readonly minutes: number;
  readonly processes: number;
}

export const usage = `用法：npm run soak -- payment [--runs 10000] [--seed 1] [--processes 2] [--minutes 15] [--fresh]
      npm run soak -- full-disk
      npm run soak -- messages [fast] [real]
      npm run soak -- tickets [--rounds 200] [--members 50] [--places 10] [--scans 10000] [--seed 1]
      npm run soak -- cluster [--rounds 200] [--only 名称] [--messages 10000] [--payments 1000] [--minutes 14] [--fresh]`;

const whole = (text: string | undefined, otherwise: number): number => {
  const given = text === undefined ? otherwise : Number(text);
  return Number.isSafeInteger(given) && given > 0 ? given : Number.NaN;
};

/** What the command line asks for; null when it cannot be read. */
export const soakOptions = (args: readonly string[]): SoakOptions | null => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        runs: { type: 'string' },
        seed: { type: 'string' },
        minutes: { type: 'string' },
        processes: { type: 'string' },
        fresh: { type: 'boolean' },
      },
    });
    const options = {
      runs: whole(values.runs, 10_000),
      seed: whole(values.seed, 1),
      minutes: whole(values.minutes, 15),
      processes: whole(values.processes, 2),
      fresh: values.fresh ?? false,
    };
    const readable = [options.runs, options.seed, options.minutes, options.processes].every(Number.isFinite);
    return readable && positionals.join() === 'payment' ? options : null;
  } catch {
    return null;
  }
};
