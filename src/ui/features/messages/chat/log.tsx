import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { VList, type VListHandle } from 'virtua';
import type { ThreadStatus } from '../../../../application/messages/thread/status';
import type { ThreadRow } from '../../../../domain/chat/thread-rows';
import { ChatIcon } from './glyphs';
import { MessageRow } from './message-row';
import { chatText as text } from './text';

export interface LogProps {
  readonly rows: readonly ThreadRow[];
  readonly older: ThreadStatus['older'];
  /** The message that was looked for and is led to; null for none. */
  readonly found: string | null;
  readonly onOlder: () => void;
  /** Reports whether the end is visible, at once and with each change. */
  readonly onSight: (atEnd: boolean) => void;
}

/** So near to its end the log counts as read to the end, and so near to its head older messages are fetched. */
const nearEnd = 60;
const nearHead = 600;

/**
 * Rows are rendered up to this many pixels above the view: they are measured before they are visible, so that
 * nothing moves.
 */
const buffer = 800;

/** The log's scroll state at the last measurement. */
interface ScrollState {
  readonly top: number;
  /** How high its rows are together, and itself, as the page has them: what moves it without a hand changes one. */
  readonly rows: number;
  readonly height: number;
  /** Whether a hand has moved it since its end was in sight. */
  readonly isTouched: boolean;
}

const keyOf = (row: ThreadRow | undefined): string | null => row?.key ?? null;

/** How many rows of others came after one; all of them where it is gone. */
const countAfter = (rows: readonly ThreadRow[], key: string | null): number =>
  key === null
    ? 0
    : rows.slice(rows.findLastIndex((row) => row.key === key) + 1).filter(({ own }) => !own).length;

/** Returns whether the user has just written the last row here. */
const wroteLast = (before: readonly ThreadRow[], rows: readonly ThreadRow[]): boolean => {
  const last = rows.at(-1);
  return last?.own === true && last.id === null && before.every(({ key }) => key !== last.key);
};

/**
 * The messages; only those near the view are in the document. A log at its end stays there; else it shows how
 * many messages arrived. Older ones are inserted above without moving the view.
 */
export function Log({ rows, found, older, onOlder, onSight }: LogProps): ReactElement {
  const list = useRef<VListHandle>(null);
  const frame = useRef<HTMLDivElement>(null);
  const height = useRef(0);
  const lastScroll = useRef<ScrollState>({ top: 0, rows: 0, height: 0, isTouched: false });
  const [atEnd, setAtEnd] = useState(true);
  /** Whether its end was visible once: the rows above are rendered after it. */
  const [isPlaced, setPlaced] = useState(false);
  /** The last row that was seen at the end. */
  const [seen, setSeen] = useState<string | null>(null);
  const [known, setKnown] = useState({ rows, grewAbove: false });
  if (known.rows !== rows) {
    if (wroteLast(known.rows, rows)) setAtEnd(true);
    setKnown({
      rows,
      grewAbove: keyOf(known.rows[0]) !== keyOf(rows[0]) && keyOf(known.rows.at(-1)) === keyOf(rows.at(-1)),
    });
  }
  const last = rows.at(-1);
  if (atEnd && seen !== keyOf(last)) setSeen(keyOf(last));
  const toEnd = useCallback((): void => {
    lastScroll.current = { ...lastScroll.current, isTouched: false };
    list.current?.scrollToIndex(rows.length - 1, { align: 'end' });
  }, [rows.length]);
  useLayoutEffect(() => {
    if (atEnd) toEnd();
  }, [atEnd, toEnd]);
  useEffect(() => onSight(atEnd), [atEnd, onSight]);
  const foundAt = found === null ? -1 : rows.findIndex(({ id }) => id === found);
  const isFound = foundAt >= 0;
  /** The hit that was led to last. */
  const [ledTo, setLedTo] = useState<string | null>(null);
  const place = useRef(foundAt);
  useLayoutEffect(() => {
    place.current = foundAt;
  });
  if (isFound && ledTo !== found) {
    setLedTo(found);
    setAtEnd(false);
  }
  // Once for each hit, when it is among the rows: messages that come afterwards do not lead back to it.
  const lead = useCallback((): void => {
    lastScroll.current = { ...lastScroll.current, isTouched: false };
    list.current?.scrollToIndex(place.current, { align: 'center' });
  }, []);
  useLayoutEffect(() => {
    if (ledTo !== null) lead();
  }, [ledTo, lead]);
  const look = (top: number): void => {
    const view = list.current;
    const scroller = frame.current?.firstElementChild;
    if (view === null || !scroller) return;
    const isNearEnd = view.scrollSize - top - view.viewportSize <= nearEnd;
    const { current: before } = lastScroll;
    const { scrollHeight: high, clientHeight: seenHigh } = scroller;
    const isSameShape = high === before.rows && seenHigh === before.height;
    // A row that is higher than estimated, or a log that shrinks, moves the end below the view: the user has
    // not scrolled away.
    const isLeft = top < before.top && (before.isTouched || isSameShape);
    lastScroll.current = { top, rows: high, height: seenHigh, isTouched: before.isTouched && !isNearEnd };
    if (atEnd && !isNearEnd && !isLeft) toEnd();
    else setAtEnd(isNearEnd);
    if (isNearEnd) setPlaced(true);
    if (top < nearHead && older === 'more') onOlder();
  };
  const touched = (): void => {
    lastScroll.current = { ...lastScroll.current, isTouched: true };
  };
  /** Its own height changes by a keyboard, by lines that are typed, by a file that is chosen: its end goes along. */
  const resized = (): void => {
    const view = list.current;
    if (view === null || view.viewportSize === height.current) return;
    height.current = view.viewportSize;
    if (atEnd) toEnd();
    else if (ledTo !== null && ledTo === found && !lastScroll.current.isTouched) lead();
    else look(view.scrollOffset);
  };
  const fresh = atEnd ? 0 : countAfter(rows, seen);
  return (
    <div className="chat-log-frame">
      <div
        ref={frame}
        className="chat-log"
        role="log"
        aria-label={text.log}
        tabIndex={0}
        onWheel={touched}
        onTouchMove={touched}
        onKeyDown={touched}
      >
        <VList
          ref={list}
          data={rows}
          bufferSize={isPlaced ? buffer : 0}
          shift={known.grewAbove}
          onScroll={look}
          onResize={resized}
        >
          {(row) => <MessageRow key={row.key} row={row} />}
        </VList>
      </div>
      {older === 'failed' ? (
        <p className="chat-older" role="alert">
          {text.olderFailed}
          <button type="button" className="chat-again" onClick={onOlder}>
            {text.again}
          </button>
        </p>
      ) : null}
      {atEnd ? null : (
        <button type="button" className="chat-fresh" onClick={toEnd}>
          <ChatIcon name="down" size={16} />
          <span>{fresh === 0 ? text.toNewest : text.fresh(fresh)}</span>
        </button>
      )}
      <span className="vh" role="status">
        {fresh === 0 ? '' : text.fresh(fresh)}
      </span>
    </div>
  );
}
