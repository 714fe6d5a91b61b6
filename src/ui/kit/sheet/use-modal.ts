import { useLayoutEffect, useRef, type RefObject } from 'react';
import { typedKey } from '../form/field/typed-key';

/**
 * What lies on top takes the focus when it comes, and Escape closes it. The page beneath is inert meanwhile, and
 * gets its focus back afterwards (Root sees to both).
 */
export const useModal = <E extends HTMLElement>(onClose: () => void): RefObject<E | null> => {
  const modal = useRef<E>(null);
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });
  useLayoutEffect(() => {
    modal.current?.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent): void => {
      if (typedKey(event) === 'Escape') close.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return modal;
};
