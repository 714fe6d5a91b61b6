import type { FrameElements } from './elements';
import { afterDrag, afterKey, type Position } from './slider-position';

export interface SliderSettings {
  /** How the position is told to a screen reader. */
  readonly describe: (at: Position, most: Position) => string;
  /** The position changed without a drag, so that it must be handed in by a key or a button. */
  readonly onPlaced: () => void;
  readonly onSubmit: () => void;
}

/** The handle and the piece that goes with it, by touch, mouse and keyboard. */
export class Slider {
  private at: Position = 0;
  private most: Position = 0;
  private enabled = false;
  private drag: { readonly pointer: number; readonly fromX: number; readonly from: Position } | null = null;

  constructor(
    private readonly parts: FrameElements,
    private readonly settings: SliderSettings,
  ) {
    const { slider, track } = parts;
    slider.addEventListener('keydown', (event) => this.onKey(event));
    slider.addEventListener('pointerdown', (event) => this.onGrip(event));
    slider.addEventListener('pointermove', (event) => this.onDrag(event));
    slider.addEventListener('pointerup', (event) => this.onDrop(event));
    slider.addEventListener('pointercancel', () => this.onCancel());
    track.addEventListener('click', (event) => this.onTrack(event));
    new ResizeObserver(() => this.draw()).observe(track);
  }

  get position(): Position {
    return this.at;
  }

  /** Back to the start, for a picture in which the piece can move `most` px. */
  reset(most: Position): void {
    this.most = most;
    this.drag = null;
    this.moveTo(0);
  }

  enable(enabled: boolean): void {
    this.enabled = enabled;
    if (!enabled) this.drag = null;
    this.parts.slider.setAttribute('aria-disabled', String(!enabled));
  }

  private travel(): number {
    return this.parts.track.clientWidth - this.parts.slider.offsetWidth;
  }

  private moveTo(at: Position): void {
    this.at = at;
    const { slider } = this.parts;
    slider.setAttribute('aria-valuemax', String(this.most));
    slider.setAttribute('aria-valuenow', String(at));
    slider.setAttribute('aria-valuetext', this.settings.describe(at, this.most));
    this.draw();
  }

  private draw(): void {
    const { slider, done, piece, picture, background } = this.parts;
    const share = this.most === 0 ? 0 : this.at / this.most;
    const handle = share * this.travel();
    slider.style.transform = `translateX(${String(handle)}px)`;
    done.style.width = `${String(handle + slider.offsetWidth / 2)}px`;
    const scale = background.naturalWidth === 0 ? 0 : picture.clientWidth / background.naturalWidth;
    piece.style.width = `${String(piece.naturalWidth * scale)}px`;
    piece.style.transform = `translateX(${String(share * (picture.clientWidth - piece.naturalWidth * scale))}px)`;
  }

  private onKey(event: KeyboardEvent): void {
    if (!this.enabled || event.altKey || event.ctrlKey || event.metaKey) return;
    const { key, shiftKey } = event;
    const next = afterKey(this.at, key, shiftKey, this.most);
    const submits = key === 'Enter' || key === ' ';
    if (next === null && !submits) return;
    event.preventDefault();
    if (next === null) {
      if (!event.repeat) this.settings.onSubmit();
      return;
    }
    this.moveTo(next);
    this.settings.onPlaced();
  }

  private onGrip(event: PointerEvent): void {
    if (!this.enabled || event.button !== 0) return;
    this.parts.slider.setPointerCapture(event.pointerId);
    this.drag = { pointer: event.pointerId, fromX: event.clientX, from: this.at };
  }

  private onDrag(event: PointerEvent): void {
    if (this.drag?.pointer !== event.pointerId) return;
    this.moveTo(afterDrag(this.drag.from, event.clientX - this.drag.fromX, this.travel(), this.most));
  }

  private onDrop(event: PointerEvent): void {
    if (this.drag?.pointer !== event.pointerId) return;
    const moved = this.at !== this.drag.from;
    this.drag = null;
    if (moved) this.settings.onSubmit();
  }

  private onCancel(): void {
    if (this.drag === null) return;
    this.moveTo(this.drag.from);
    this.drag = null;
  }

  /** A tap on the track puts the handle there, for those who cannot drag; it is handed in by the button. */
  private onTrack(event: MouseEvent): void {
    const { track, slider } = this.parts;
    if (!this.enabled || (event.target instanceof Node && slider.contains(event.target))) return;
    const offset = event.clientX - track.getBoundingClientRect().left - slider.offsetWidth / 2;
    this.moveTo(afterDrag(0, offset, this.travel(), this.most));
    this.settings.onPlaced();
    slider.focus();
  }
}
