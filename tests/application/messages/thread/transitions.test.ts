import { threadMachine } from '../../../../src/application/messages/thread/machine';
import { transitionTable } from '../../../support/explore/transition-table';
import { openingRows } from './rows/opening';
import { outgoingRows } from './rows/outgoing';
import { sightRows } from './rows/sight';
import { writtenRows } from './rows/written';

transitionTable('thread', {
  machine: threadMachine,
  input: { peerId: '8' },
  rows: [...openingRows, ...outgoingRows, ...writtenRows, ...sightRows],
});
