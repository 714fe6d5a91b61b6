import { WireCount } from '../../../contract/codec/count';
import { record } from '../../../contract/codec/record';

/** What an entry of the browser's history keeps for us, beside what others may keep there. */
export const KeptEntry = record(
  { hupo: record({ index: WireCount, layers: WireCount }, 'Place') },
  'KeptEntry',
);
