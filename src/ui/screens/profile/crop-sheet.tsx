import type { KeyboardEvent, PointerEvent, ReactElement } from 'react';
import type { AvatarEvent } from '../../../application/member/avatar-edit/events';
import type { AvatarEditStatus } from '../../../application/member/avatar-edit/status';
import { nearest } from '../../../domain/member/crop-area';
import { Button } from '../../kit/action/button/button';
import { typedKey } from '../../kit/form/field/typed-key';
import { ResultNote } from '../../kit/state/result-note/result-note';
import { Sheet } from '../../kit/sheet/sheet';
import { profilePageText as text } from './text';

export type CropSheetProps = NonNullable<AvatarEditStatus['cropping']> & {
  readonly error: string | null;
  readonly busy: boolean;
  readonly send: (event: AvatarEvent) => void;
};

/** One press of an arrow key, as a share of the frame's side. */
const step = 0.05;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** The picture under a square frame: moved by finger, mouse or arrow keys, zoomed by a slider. */
export function CropSheet({ picture, area, zoom, note, error, busy, send }: CropSheetProps): ReactElement {
  const move = (right: number, down: number): void => {
    if (!busy) send({ type: 'avatar.moved', right, down });
  };
  const drag = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.buttons === 0) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    move(event.movementX / width, event.movementY / width);
  };
  const press = (event: KeyboardEvent): void => {
    const key = typedKey(event.nativeEvent);
    const arrow = key !== null && Object.hasOwn(arrows, key) ? arrows[key] : undefined;
    if (arrow === undefined) return;
    event.preventDefault();
    move(...arrow);
  };
  const share = (length: number): string => `${(length / area.side) * 100}%`;
  return (
    <Sheet title={text.crop} onClose={() => send({ type: 'avatar.cancelled' })}>
      <div className="crop">
        {error === null ? null : <ResultNote kind="failed">{error}</ResultNote>}
        {note === null ? null : (
          <p className="muted" role="status">
            {note}
          </p>
        )}
        <div
          className="crop-frame"
          role="group"
          aria-roledescription={text.cropRole}
          aria-label={text.cropFrame}
          tabIndex={0}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
          onKeyDown={press}
        >
          <img
            src={picture.address}
            alt=""
            draggable={false}
            style={{
              width: share(picture.width),
              height: share(picture.height),
              left: `-${share(area.left)}`,
              top: `-${share(area.top)}`,
            }}
          />
        </div>
        <label className="crop-zoom">
          {text.zoom}
          <input
            type="range"
            min={1}
            max={nearest}
            step={0.1}
            value={zoom}
            disabled={busy}
            onChange={(event) => send({ type: 'avatar.zoomed', zoom: Number(event.target.value) })}
          />
        </label>
        <Button kind="primary" block busy={busy} onPress={() => send({ type: 'avatar.confirmed' })}>
          {busy ? text.sending : text.usePicture}
        </Button>
      </div>
    </Sheet>
  );
}
