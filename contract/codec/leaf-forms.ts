import type * as t from 'io-ts';
import { idSource } from '../values/id';
import { numericSource } from '../values/numeric-string';
import { WireCount, WireWhole } from './count';
import { WireDecimal } from './decimal';
import { WireId } from './id';
import type { LeafForm } from './leaf';
import { WireFilledText, WireText } from './text';
import { WireTime } from './time';
import { timeSchema } from './time-schema';

/** The published forms of leaves that every first page reads: only documentation imports them. */
export const leafForms: ReadonlyMap<t.Any, LeafForm> = new Map<t.Any, LeafForm>([
  [WireText, { types: ['string', 'number'], description: 'text' }],
  [WireFilledText, { types: ['string', 'number'], description: 'text, not empty', schema: { minLength: 1 } }],
  [
    WireTime,
    {
      types: ['string', 'integer'],
      description: 'milliseconds, ten-digit seconds, or yyyy-MM-dd HH:mm:ss',
      schema: timeSchema,
    },
  ],
  [
    WireCount,
    {
      types: ['integer', 'string'],
      description: 'whole number from 0; its digits as text are the same',
      schema: { minimum: 0, pattern: '^(?:\\+?[0-9]{1,16}|-0{1,16})$' },
    },
  ],
  [
    WireWhole,
    {
      types: ['integer', 'string'],
      description: 'whole number; its digits as text are the same',
      schema: { pattern: '^[+-]?[0-9]{1,16}$' },
    },
  ],
  [
    WireId,
    {
      types: ['string', 'integer'],
      description: 'id: 1 to 64 of A-Z a-z 0-9 _ -; the client sends it as text',
      schema: { pattern: idSource, minimum: 0 },
    },
  ],
  [
    WireDecimal,
    {
      types: ['string', 'number'],
      description: 'decimal number as a string',
      schema: { pattern: numericSource },
    },
  ],
]);
