import { attemptMachine } from '../../../../../src/application/payment/payment/attempt/machine';
import { transitionTable } from '../../../../support/explore/transition-table';
import { startNew } from '../samples';
import { askingRows, orderingRows, outcomeRows, payingRows } from './rows/acting';
import { admittingRows } from './rows/admitting';
import { enteringRows } from './rows/entering';
import { input } from './words';

transitionTable('payment-attempt', {
  machine: attemptMachine,
  input: input(startNew),
  text: ({ context }) => context.outcome?.text,
  rows: [...enteringRows, ...admittingRows, ...orderingRows, ...payingRows, ...askingRows, ...outcomeRows],
});
