import { locations } from '../../gateway/src/main/locations';
import { seedContent } from '../../gateway/src/seed/seeds';

/** The seeds that are read from files, for tests and tools; the large one is generated and takes longer. */
export const demoSeed = seedContent('demo', locations.seedData);
export const emptySeed = seedContent('empty', locations.seedData);
export const bareSeed = seedContent('bare', locations.seedData);
