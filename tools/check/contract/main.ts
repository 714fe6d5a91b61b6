import { exportedCalls, families, writtenList } from '../../docs/contract/documented-families';
import { report } from '../finding';
import { contractFaults } from './faults';

const calls = families.reduce((sum, family) => sum + Object.keys(family.calls).length, 0);
report(
  contractFaults({ exported: exportedCalls, written: writtenList, families }),
  `${calls} calls in ${families.length} families, each listed once, each with an example that decodes`,
);
