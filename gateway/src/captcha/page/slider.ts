import type { FrameElements } from './elements';
import { afterDrag, afterKey, type Position } from './slider-position';
import { WayKeeper, type Means, type Way } from './way-keeper';

/** Where the piece can go. */
export interface Course {
  /** The farthest that it can be moved, in px of the picture. */
  readonly most: Position;
  /** The picture's height, and the distance of the piece from its top for each px of its move. */
  readonly height: number;
  readonly path: readonly number[];
}

export interface SliderSettings {
  /** The position as a text for a screen reader. */
  readonly describe: (at: Position, most: Position) => string;
  /** The position changed without a drag, so that it must be handed in by a key or a button. */
  readonly onPlaced: () => void;
  readonly onSubmit: () => void;
}

/** The handle and the piece that goes with it, by touch, mouse and keyboard. */
export class Slider {
  private at: Position = 0;
  private course: Course = { most: 0, height: 1, path: [] };
  private readonly kept = new WayKeeper(() => performance.now());
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

  /** The recorded way of the piece. */
  get way(): Way {
    return this.kept.to(this.at);
  }

  /** Back to the start of a course. */
  reset(course: Course): void {
    this.course = course;
    this.drag = null;
    this.kept.begin();
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

  /** The person moved it. */
  private bringTo(at: Position, by: Means): void {
    this.kept.note(by, at);
    this.moveTo(at);
  }

  private moveTo(at: Position): void {
    this.at = at;
    const { slider } = this.parts;
    slider.setAttribute('aria-valuemax', String(this.course.most));
    slider.setAttribute('aria-valuenow', String(at));
    slider.setAttribute('aria-valuetext', this.settings.describe(at, this.course.most));
    this.draw();
  }

  private draw(): void {
    const { slider, done, piece, picture, background } = this.parts;
    const share = this.course.most === 0 ? 0 : this.at / this.course.most;
    const handle = share * this.travel();
    slider.style.transform = `translateX(${String(handle)}px)`;
    done.style.width = `${String(handle + slider.offsetWidth / 2)}px`;
    const scale = background.naturalWidth === 0 ? 0 : picture.clientWidth / background.naturalWidth;
    piece.style.width = `${String(piece.naturalWidth * scale)}px`;
    const right = share * (picture.clientWidth - piece.naturalWidth * scale);
    const down = ((this.course.path[this.at] ?? 0) / this.course.height) * picture.clientHeight;
    piece.style.transform = `translate(${String(right)}px, ${String(down)}px)`;
  }

  private onKey(event: KeyboardEvent): void {
    if (!this.enabled || event.altKey || event.ctrlKey || event.metaKey) return;
    const { key, shiftKey } = event;
    const next = afterKey(this.at, key, shiftKey, this.course.most);
    const submits = key === 'Enter' || key === ' ';
    if (next === null && !submits) return;
    event.preventDefault();
    if (next === null) {
      if (!event.repeat) this.settings.onSubmit();
      return;
    }
    this.bringTo(next, 'keys');
    this.settings.onPlaced();
  }

  private onGrip(event: PointerEvent): void {
    if (!this.enabled || event.button !== 0) return;
    this.parts.slider.setPointerCapture(event.pointerId);
    this.drag = { pointer: event.pointerId, fromX: event.clientX, from: this.at };
    this.kept.note('drag', this.at);
  }

  private onDrag(event: PointerEvent): void {
    if (this.drag?.pointer !== event.pointerId) return;
    const dragged = event.clientX - this.drag.fromX;
    this.bringTo(afterDrag(this.drag.from, dragged, this.travel(), this.course.most), 'drag');
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
    this.bringTo(afterDrag(0, offset, this.travel(), this.course.most), 'tap');
    this.settings.onPlaced();
    slider.focus();
  }
}
