import type { Progress } from '../progress';
import type { SoakWorld } from '../world';
import type { Race } from './race';

/** So many faults of a race are printed. */
const mostPrinted = 5;

export interface RaceNeeds {
  readonly world: SoakWorld;
  readonly rounds: number;
  readonly progress: Progress;
  readonly isTimeOver: () => boolean;
}

const sizesOf = (rounds: number): string => `${rounds} rounds`;

/** The rounds of a race that are over, and how many of them were inconsistent. */
export const raceDone = (
  { name }: Race,
  { rounds, progress }: Pick<RaceNeeds, 'rounds' | 'progress'>,
): { readonly over: number; readonly inconsistent: number } => {
  const { over = 0, inconsistent = 0 } = progress.read(name, sizesOf(rounds)) ?? {};
  return { over, inconsistent };
};

/** Runs the rounds of a race that are left, until the time is over. */
export const runRace = async (race: Race, needs: RaceNeeds): Promise<void> => {
  const { world, rounds, progress, isTimeOver } = needs;
  const before = raceDone(race, needs);
  const begun = Date.now();
  let { over, inconsistent } = before;
  while (over < rounds && !isTimeOver()) {
    over += 1;
    const faults = await race.round(world, over);
    if (faults.length === 0) continue;
    inconsistent += 1;
    if (inconsistent <= mostPrinted) console.log(`✗ ${race.name}, round ${over}: ${faults.join('; ')}`);
  }
  progress.keep(race.name, sizesOf(rounds), { over, inconsistent });
  const seconds = Math.round((Date.now() - begun) / 1_000);
  console.log(
    `${race.title.padEnd(42)} ${over} of ${rounds} rounds, ${inconsistent} inconsistent (${over - before.over} now, in ${seconds} s)`,
  );
};
