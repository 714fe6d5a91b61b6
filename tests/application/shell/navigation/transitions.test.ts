import { navigationMachine } from '../../../../src/application/shell/navigation/machine';
import { selectNavigationStatus } from '../../../../src/application/shell/navigation/status';
import { transitionTable } from '../../../support/explore/transition-table';
import { startRows } from './rows/start';
import { waitingRows } from './rows/waiting';
import { showingRows } from './rows/showing';
import { visitorRows } from './rows/visitor';
import { privacyRows } from './rows/privacy';
import { unwindingRows } from './rows/unwinding';
import { layersBelowRows } from './rows/layers-below';
import { home } from './rows/words';

transitionTable('navigation', {
  machine: navigationMachine,
  input: home,
  text: (snapshot) => {
    const { address, row, waiting, withheld, errorStatus } = selectNavigationStatus(snapshot);
    return `${address ?? 'nothing'}${waiting ? ', waiting' : ''}${waiting && address === null ? ` for ${row?.name ?? 'no page'}` : ''}${withheld ? ', withheld' : ''}${errorStatus === null ? '' : `, ${errorStatus}`}`;
  },
  rows: [
    ...startRows,
    ...waitingRows,
    ...showingRows,
    ...visitorRows,
    ...privacyRows,
    ...unwindingRows,
    ...layersBelowRows,
  ],
});
