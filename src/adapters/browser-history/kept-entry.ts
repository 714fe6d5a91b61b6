import { WireCount } from '../../../contract/codec/count';
import { record } from '../../../contract/codec/record';

/** Our record in an entry of the browser's history, next to the records of other code. */
export const KeptEntry = record(
  { hupo: record({ index: WireCount, layers: WireCount }, 'Place') },
  'KeptEntry',
);
