import { kindNames } from '../../../contract/kind/capabilities';
import { kinds } from '../../../contract/kind/kinds';
import { routeTable } from '../../../src/domain/route/route-table';
import { report } from '../finding';
import { kindFaults } from './faults';

report(
  kindFaults({ kinds, rows: routeTable }),
  `${kindNames.length} kinds, each with its own address and its pages`,
);
