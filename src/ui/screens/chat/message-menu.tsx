import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef, type KeyboardEvent, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { quoteOf } from '../../../../contract/chat/excerpt';
import { selectCopyingStatus } from '../../../application/copying/status';
import { recallableFor, type ThreadRow } from '../../../domain/chat/thread-rows';
import { partsText } from '../../parts/text';
import { Icon } from '../../parts/icon/icon';
import { useBegun } from '../../room/begun';
import { ChatIcon } from './glyphs';
import { ReportMessage } from './report-message';
import { chatText as text } from './text';
import { useChatParts } from './use-chat-parts';

/** The key that goes to the item before or after; null of others. */
const stepOf = (key: string): number | null => (key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : null);

/** Between a message and its menu, in CSS pixels. */
const gap = 4;

/** Puts the menu below the message, or above it where below there is no room; at the side of who wrote it. */
const putBeside = (menu: HTMLElement, message: Element, isOwn: boolean): void => {
  const { top, right, bottom, left } = message.getBoundingClientRect();
  const isBelow = bottom + gap + menu.offsetHeight <= (window.visualViewport?.height ?? window.innerHeight);
  menu.style.top = `${Math.max(gap, isBelow ? bottom + gap : top - gap - menu.offsetHeight)}px`;
  menu.style.left = `${isOwn ? right - menu.offsetWidth : left}px`;
};

/**
 * What can be done with one message: by finger, mouse and keyboard. Its first item has the focus. It lies over the page,
 * which is inert meanwhile, and so stands outside of it.
 */
export function MessageMenu({ row }: { readonly row: ThreadRow }): ReactElement {
  const parts = useChatParts();
  const copying = useBegun(parts.copying, undefined);
  const copied = useSelector(copying, selectCopyingStatus);
  const anchor = useRef<HTMLSpanElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const message = anchor.current?.parentElement;
    if (menu.current === null || message === null || message === undefined) return;
    putBeside(menu.current, message, row.own);
    menu.current.querySelector('button')?.focus();
  }, [row.own]);
  const left = recallableFor(row, parts.now());
  const { of } = row.body;
  const { id, entry } = row;
  const then = (act: () => void) => () => {
    parts.onClose();
    act();
  };
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = stepOf(event.key);
    if (event.key === 'Escape') parts.onClose();
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
            onClick={parts.onClose}
          />
          <div
            ref={menu}
            className="chat-menu chat-menu-over"
            role="menu"
            aria-label={text.menu}
            onKeyDown={move}
          >
            {of.kind === 'text' ? (
              <button
                type="button"
                role="menuitem"
                onClick={() => copying.send({ type: 'copy.requested', of: { text: of.text } })}
              >
                <ChatIcon name="copy" />
                {copied === 'copied' ? text.copied : text.copy}
              </button>
            ) : null}
            {id === null ? null : (
              <button
                type="button"
                role="menuitem"
                onClick={then(() =>
                  parts.onQuote(quoteOf(id, row.own ? parts.names.own : parts.names.peer, row.content)),
                )}
              >
                <ChatIcon name="quote" />
                {text.quote}
              </button>
            )}
            {id === null || left === 0 ? null : (
              <button type="button" role="menuitem" onClick={then(() => parts.onRecall(id))}>
                <ChatIcon name="undo" />
                {text.recall}
                <small>{text.left(left)}</small>
              </button>
            )}
            {id === null || row.own ? null : (
              <ReportMessage machine={parts.reporting} userId={parts.userId} id={id} />
            )}
            {entry === null || row.state === 'sending' ? null : (
              <button type="button" role="menuitem" onClick={then(() => parts.onDiscard(entry.clientId))}>
                <Icon name="close" size={20} />
                {text.discard}
              </button>
            )}
          </div>
        </>,
        document.body,
      )}
    </>
  );
}
