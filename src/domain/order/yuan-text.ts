import { grouped } from '../../../contract/values/digit-groups';
import { yuanDigits, type Fen } from '../../../contract/values/fen';

/** A sum as people read it, without its sign: '2,980.00'. */
export const yuanText = (fen: Fen): string => grouped(yuanDigits(fen));
