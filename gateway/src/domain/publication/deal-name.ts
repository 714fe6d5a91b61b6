import { beijingTime } from '../../../../contract/values/beijing-time';
import type { Publication } from './publication';

/** The id of what comes of a publication. */
export const dealIdOf = ({ dealId, number }: Pick<Publication, 'dealId' | 'number'>): string =>
  dealId ?? `p${number}`;

/** By which people name what is listed: 'XM' for a sale and 'XQ' for a demand, the day and a number. */
export const dealCode = (kind: 'XM' | 'XQ', { number }: Pick<Publication, 'number'>, at: number): string =>
  `${kind}${beijingTime(at).slice(0, 10).replaceAll('-', '')}${String(number).padStart(4, '0')}`;
