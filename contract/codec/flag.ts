import { none, some } from 'fp-ts/Option';
import { WireLeaf } from './leaf';

const yes: readonly unknown[] = ['1', 1, true, 'true'];
const no: readonly unknown[] = ['0', 0, false, 'false', '', null, undefined];

/** A yes or no: '1' / '0', 1 / 0 or true / false; absent is no. Written '1' and '0'. */
export const WireFlag = new WireLeaf<boolean, '0' | '1'>(
  'WireFlag',
  {
    types: ['string', 'number', 'boolean'],
    description: "'1', 1 and true are yes; '0', 0, false and '' are no",
    schema: { enum: ['1', '0', 1, 0, true, false, 'true', 'false', ''] },
  },
  (value) => typeof value === 'boolean',
  (input) => {
    if (yes.includes(input)) return some(true);
    return no.includes(input) ? some(false) : none;
  },
  (value) => (value ? '1' : '0'),
);
