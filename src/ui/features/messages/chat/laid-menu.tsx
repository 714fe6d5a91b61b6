import { useLayoutEffect, useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { typedKey } from '../../../kit/form/field/typed-key';
import { partsText } from '../../../kit/text';

/** The key that goes to the item before or after; null of others. */
const stepOf = (key: string | null): number | null =>
  key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : null;

/** Between a menu and what it is of, and between it and the edge of the window, in CSS pixels. */
const gap = 4;
const margin = 8;

/** Puts the menu below what it is of, or above it where below there is no room; at the one side or the other. */
const placeMenu = (menu: HTMLElement, what: Element, atEnd: boolean): void => {
  const { top, right, bottom, left } = what.getBoundingClientRect();
  const isBelow = bottom + gap + menu.offsetHeight <= (window.visualViewport?.height ?? window.innerHeight);
  const furthest = window.innerWidth - menu.offsetWidth - margin;
  menu.style.top = `${Math.max(gap, isBelow ? bottom + gap : top - gap - menu.offsetHeight)}px`;
  menu.style.left = `${Math.min(furthest, atEnd ? right - menu.offsetWidth : left)}px`;
};

export interface LaidMenuProps {
  readonly label: string;
  /** Whether it ends where what it is of ends; otherwise it begins with it. */
  readonly atEnd: boolean;
  readonly onClose: () => void;
  /** Its items. */
  readonly children: ReactNode;
}

/**
 * The menu of the element that contains it. Its first item has the focus; Escape and a press outside close
 * it. It is outside of the page's element, which is inert meanwhile.
 */
export function LaidMenu({ label, atEnd, onClose, children }: LaidMenuProps): ReactElement {
  const anchor = useRef<HTMLSpanElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const what = anchor.current?.parentElement;
    if (menu.current === null || what === null || what === undefined) return;
    placeMenu(menu.current, what, atEnd);
    menu.current.querySelector('button')?.focus();
  }, [atEnd]);
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const key = typedKey(event.nativeEvent);
    const step = stepOf(key);
    if (key === 'Escape') onClose();
    if (step === null) return;
    event.preventDefault();
    const items = [...event.currentTarget.querySelectorAll('button')];
    const at = items.findIndex((item) => item === document.activeElement);
    items.at((at + step + items.length) % items.length)?.focus();
  };
  return (
    <>
      <span ref={anchor} hidden />
      {createPortal(
        <>
          <button
            type="button"
            className="chat-menu-shade"
            aria-label={partsText.close}
            tabIndex={-1}
            onClick={onClose}
          />
          <div ref={menu} className="chat-menu" role="menu" aria-label={label} onKeyDown={move}>
            {children}
          </div>
        </>,
        document.body,
      )}
    </>
  );
}
