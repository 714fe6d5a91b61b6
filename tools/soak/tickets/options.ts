import { parseArgs } from 'node:util';

export interface TicketSoakOptions {
  /** Of members who register; 0 leaves them out. */
  readonly rounds: number;
  readonly members: number;
  readonly places: number;
  readonly seed: number;
  /** Of the gates; 0 leaves them out. */
  readonly scans: number;
}

const defaults: TicketSoakOptions = { rounds: 200, members: 50, places: 10, seed: 1, scans: 10_000 };

const names = ['rounds', 'members', 'places', 'seed', 'scans'] as const;

const isOptional = (name: (typeof names)[number]): boolean => name === 'rounds' || name === 'scans';

/** What the command line asks for, or a sentence that says what of it cannot be read. */
export const ticketSoakOptions = (args: readonly string[]): TicketSoakOptions | string => {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { rounds: text, members: text, places: text, seed: text, scans: text },
    });
    const options: { -readonly [Name in keyof TicketSoakOptions]: number } = { ...defaults };
    for (const name of names) {
      const given = values[name];
      if (given === undefined) continue;
      const least = isOptional(name) ? 0 : 1;
      if (!/^\d{1,9}$/.test(given) || Number(given) < least)
        return `--${name} must be a whole number from ${least}, and is “${given}”.`;
      options[name] = Number(given);
    }
    return options;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};
