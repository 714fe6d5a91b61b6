import { useState } from 'react';
import type { NavigationStatus } from '../../../application/shell/navigation/status';
import { placeOf } from '../../../domain/route/kept-pages';
import type { Visit } from '../../kit/page/visit';

/** Counts the pages that were shown one after the other, from 0; one that shows something else of what it lists is one. */
export const useVisit = ({ row, address }: NavigationStatus): Visit => {
  const place = row !== null && address !== null ? placeOf(row, address) : address;
  const [last, setLast] = useState({ place, count: 0 });
  if (last.place === place) return last;
  const next = { place, count: last.place === null ? last.count : last.count + 1 };
  setLast(next);
  return next;
};
