import { appMachine } from '../../../../src/application/shell/app/machine';
import { transitionTable } from '../../../support/explore/transition-table';
import { appInput } from './samples';
import { startRows } from './rows/start';
import { sessionsRows } from './rows/sessions';
import { userInfoRows } from './rows/user-info';
import { callsRows } from './rows/calls';
import { pageRows } from './rows/page';
import { privacyRows } from './rows/privacy';
import { faultsRows } from './rows/faults';

transitionTable('app', {
  machine: appMachine,
  input: appInput(),
  rows: [
    ...startRows,
    ...sessionsRows,
    ...userInfoRows,
    ...callsRows,
    ...pageRows,
    ...privacyRows,
    ...faultsRows,
  ],
});
