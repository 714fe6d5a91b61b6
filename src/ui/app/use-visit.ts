import { useState } from 'react';
import type { Visit } from '../layout/visit';

/** Counts the addresses that were shown one after the other, from 0. */
export const useVisit = (address: string | null): Visit => {
  const [last, setLast] = useState({ address, count: 0 });
  if (last.address === address) return last;
  const next = { address, count: last.address === null ? last.count : last.count + 1 };
  setLast(next);
  return next;
};
