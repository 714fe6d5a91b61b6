import { locations } from '../../../gateway/src/main/locations';
import { SeedProblem } from '../../../gateway/src/seed/read-records';
import { seedContent } from '../../../gateway/src/seed/seeds';
import { report, type Finding } from '../finding';

/** Reads the files of the seed as the gateway does at start; the first record that does not decode is a finding. */
const findings = (): Finding[] => {
  try {
    seedContent('large', locations.seedData);
    return [];
  } catch (error) {
    if (error instanceof SeedProblem) return [{ file: 'gateway/seed', message: error.message }];
    throw error;
  }
};

report(findings(), 'every record of the seed decodes');
