import { locations } from '../../../gateway/src/main/locations';
import { SeedProblem } from '../../../gateway/src/seed/read-records';
import { seedContent } from '../../../gateway/src/seed/seeds';
import { report, type Finding } from '../finding';
import { fundFaults } from './fund-faults';

/** Reads the seed as the gateway does at start. Returns the first record that does not decode, or the faults of funds. */
const findings = (): Finding[] => {
  try {
    const { funds } = seedContent('large', locations.seedData);
    return fundFaults(funds).map((message) => ({ file: 'gateway/seed/content/funds.json', message }));
  } catch (error) {
    if (error instanceof SeedProblem) return [{ file: 'gateway/seed', message: error.message }];
    throw error;
  }
};

report(findings(), 'every record of the seed decodes, and its funds do not contradict themselves');
