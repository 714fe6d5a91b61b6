import type { Waiting } from '../../../../contract/waiting/waiting';
import type { Causes } from './causes';

/** The rows that one kind makes of the causes of an account, at a moment in milliseconds since 1970. */
export type RowsOf = (causes: Causes, now: number) => readonly Waiting[];

/** The fields that a kind leaves empty. */
export const plain = {
  title: '',
  party: '',
  note: '',
  amount: null,
  price: null,
  deal: null,
  peer: null,
  side: null,
  until: null,
} as const;
