import { transitionTable } from '../../../support/explore/transition-table';
import { firstPageRows } from './rows/first-page';
import { freshRows } from './rows/fresh';
import { pausingRows } from './rows/pausing';
import { readyRows } from './rows/ready';
import { repeatedRows } from './rows/repeated';
import { machine } from './rows/words';

transitionTable('listing', {
  machine,
  input: { pageSize: 2 },
  rows: [...firstPageRows, ...readyRows, ...pausingRows, ...freshRows, ...repeatedRows],
});
