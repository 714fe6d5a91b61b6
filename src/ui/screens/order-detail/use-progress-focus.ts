import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Order } from '../../../domain/order/order';

interface ProgressFocus {
  readonly progress: RefObject<HTMLDivElement | null>;
  /** Something was sent about the order, whose button the next answer may take away. */
  readonly onSent: () => void;
}

/** Where the focus goes when the button that had it is gone with what was sent: to how far the order is (LAY-17). */
export const useProgressFocus = (order: Order | null): ProgressFocus => {
  const progress = useRef<HTMLDivElement>(null);
  const sent = useRef(false);
  useLayoutEffect(() => {
    if (!sent.current) return;
    sent.current = false;
    if (document.activeElement === document.body) progress.current?.focus();
  }, [order]);
  const onSent = useCallback(() => {
    sent.current = true;
  }, []);
  return { progress, onSent };
};
