import type { SeedInvestor } from '../types';
import { equityInvestors } from './equity';
import { patientInvestors } from './patient';
import { ventureInvestors } from './venture';

/** Every investor of the seed. */
export const seedInvestors: readonly SeedInvestor[] = [
  ...ventureInvestors,
  ...equityInvestors,
  ...patientInvestors,
];
