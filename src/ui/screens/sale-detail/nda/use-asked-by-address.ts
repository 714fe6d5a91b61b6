import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { asksForNda } from '../../../../domain/nda/asks-for-nda';

/** Opens the NDA once for each entry of the history whose address asks for it; going back to an entry opens nothing. */
export const useAskedByAddress = (isClosed: boolean, open: () => void): void => {
  const { search, key } = useLocation();
  const seen = useRef(new Set<string>());
  const isAsked = asksForNda(search);
  useEffect(() => {
    if (!isAsked || seen.current.has(key)) return;
    seen.current.add(key);
    if (isClosed) open();
  });
};
