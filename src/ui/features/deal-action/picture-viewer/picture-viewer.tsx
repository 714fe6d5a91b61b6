import { useSelector } from '@xstate/react';
import { Popup } from 'antd-mobile';
import {
  useEffect,
  useRef,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type WheelEvent,
} from 'react';
import { pictureZoomMachine } from '../../../../application/shell/picture-zoom/machine';
import type { StagePoint } from '../../../../domain/chat/picture-zoom';
import { usePartFlow } from '../../../frame/page-frame/use-page-flows';
import '../../../kit/design/antd-mobile';
import { IconButton } from '../../../kit/action/button/icon-button';
import { useModal } from '../../../kit/sheet/use-modal';
import { pictureViewerText as text } from './text';
import './picture-viewer.css';

export interface PictureViewerProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Where it shows one picture after another: a new one is seen whole. */
  readonly turning?: Turning;
}

/** The pictures that follow one another in a viewer. */
export interface Turning {
  readonly className: string;
  /** Which one is shown. */
  readonly of: number;
  /** A key, or a finger that moved sideways, turns to another one. */
  readonly onTurn: (way: TurnWay) => void;
  /** Controls next to those of the zoom. */
  readonly tools: ReactNode;
  /** Under the picture. */
  readonly foot: ReactNode;
}

export type TurnWay = 'first' | 'last' | 'next' | 'previous';

const middle: StagePoint = { x: 0, y: 0 };
const aStep = 1.5;
/** One press of an arrow key, as a share of the screen. */
const aPush = 0.1;
const pushes: Readonly<Record<string, StagePoint>> = {
  ArrowLeft: { x: aPush, y: 0 },
  ArrowRight: { x: -aPush, y: 0 },
  ArrowUp: { x: 0, y: aPush },
  ArrowDown: { x: 0, y: -aPush },
};
const factors: Readonly<Record<string, number>> = { '+': aStep, '=': aStep, '-': 1 / aStep };
/** Keys that turn always, and those that turn while the whole picture is seen. */
const turns: Readonly<Record<string, TurnWay>> = {
  PageUp: 'previous',
  PageDown: 'next',
  Home: 'first',
  End: 'last',
};
const wholeTurns: Readonly<Record<string, TurnWay>> = { ArrowLeft: 'previous', ArrowRight: 'next' };
/** So far a finger moves sideways to turn, as a share of the screen. */
const aSwipe = 0.15;
const own = (keys: Readonly<Record<string, TurnWay>>, key: string): TurnWay | undefined =>
  Object.hasOwn(keys, key) ? keys[key] : undefined;
/** How much one turn of the wheel brings nearer, per pixel. */
const perPixel = 0.002;

interface Placed {
  readonly clientX: number;
  readonly clientY: number;
}

/** A picture that fills the screen: fingers, wheel and keys bring it nearer. Back and Escape close it. */
export function PictureViewer(props: PictureViewerProps): ReactElement {
  return (
    <Popup visible bodyClassName="viewer" maskClassName="sheet-mask">
      <Stage {...props} />
    </Popup>
  );
}

function Stage({ title, onClose, children, turning }: PictureViewerProps): ReactElement {
  const zooming = usePartFlow(pictureZoomMachine, undefined);
  const { scale, x, y } = useSelector(zooming, ({ context }) => context.zoom);
  const modal = useModal<HTMLElement>(onClose);
  const stage = useRef<HTMLDivElement>(null);
  const pointAt = ({ clientX, clientY }: Placed): StagePoint => {
    const box = stage.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0 || box.height === 0) return middle;
    return { x: (clientX - box.left) / box.width - 0.5, y: (clientY - box.top) / box.height - 0.5 };
  };
  const pressedAt = useRef<StagePoint | null>(null);
  const shown = turning?.of;
  useEffect(() => zooming.send({ type: 'zoom.reset' }), [zooming, shown]);
  const pointerOf = (event: PointerEvent) => ({ id: event.pointerId, ...pointAt(event) });
  const zoom = (factor: number, at: StagePoint = middle): void =>
    zooming.send({ type: 'zoom.wanted', factor, at });
  const release = (event: PointerEvent): void => {
    zooming.send({ type: 'pointer.released', id: event.pointerId });
    const { current: from } = pressedAt;
    pressedAt.current = null;
    if (turning === undefined || from === null || scale > 1 || event.type !== 'pointerup') return;
    const to = pointAt(event);
    if (Math.abs(to.x - from.x) > Math.max(aSwipe, Math.abs(to.y - from.y)))
      turning.onTurn(to.x < from.x ? 'next' : 'previous');
  };
  const press = (event: KeyboardEvent): void => {
    // A list to choose from has keys of its own.
    if (event.target instanceof HTMLSelectElement) return;
    const way = own(turns, event.key) ?? (scale > 1 ? undefined : own(wholeTurns, event.key));
    if (turning !== undefined && way !== undefined) {
      turning.onTurn(way);
      event.preventDefault();
      return;
    }
    const factor = Object.hasOwn(factors, event.key) ? factors[event.key] : undefined;
    const by = Object.hasOwn(pushes, event.key) ? pushes[event.key] : undefined;
    if (factor !== undefined) zoom(factor);
    else if (by !== undefined) zooming.send({ type: 'zoom.moved', by });
    else if (event.key === '0') zooming.send({ type: 'zoom.reset' });
    else return;
    event.preventDefault();
  };
  return (
    <section
      ref={modal}
      className={turning === undefined ? 'viewer-dialog' : `viewer-dialog ${turning.className}`}
      role="dialog"
      aria-modal="true"
      aria-label={title}
      tabIndex={-1}
      onKeyDown={press}
    >
      <div
        ref={stage}
        className="viewer-stage"
        // A finger that moves sideways turns pages, and does not lead back (LAY-04).
        aria-roledescription={turning === undefined ? undefined : text.turned}
        role={turning === undefined ? undefined : 'group'}
        aria-label={turning === undefined ? undefined : title}
        onPointerDown={(event) => {
          // A control in the picture's place, such as a retry, receives its own click.
          if (event.target instanceof HTMLButtonElement) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          pressedAt.current = pressedAt.current === null ? pointAt(event) : null;
          zooming.send({ type: 'pointer.pressed', pointer: pointerOf(event) });
        }}
        onPointerMove={(event) => zooming.send({ type: 'pointer.slid', pointer: pointerOf(event) })}
        onPointerUp={release}
        onPointerCancel={release}
        onDoubleClick={(event) => zooming.send({ type: 'zoom.toggled', at: pointAt(event) })}
        onWheel={(event: WheelEvent) => zoom(Math.exp(-event.deltaY * perPixel), pointAt(event))}
      >
        <div
          className="viewer-picture"
          style={{ transform: `translate(${x * 100}%, ${y * 100}%) scale(${scale})` }}
        >
          {children}
        </div>
      </div>
      {turning === undefined ? null : <div className="viewer-foot">{turning.foot}</div>}
      <div className="viewer-tools">
        <IconButton
          icon={<span aria-hidden="true">−</span>}
          label={text.farther}
          onPress={() => zoom(1 / aStep)}
        />
        <IconButton
          icon={<span aria-hidden="true">+</span>}
          label={text.nearer}
          onPress={() => zoom(aStep)}
        />
        {turning?.tools}
        <IconButton icon="close" label={text.close} onPress={onClose} />
      </div>
    </section>
  );
}
