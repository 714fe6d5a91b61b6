export type Means = 'drag' | 'keys' | 'tap';

/** The way of the piece, as the service judges it: when (ms since the picture was shown) and where (px). */
export interface Way {
  readonly by: Means;
  readonly points: readonly (readonly [atMs: number, x: number])[];
}

const mostPoints = 64;

/** Keeps the way of the piece in so many points at most: of a longer one every second is forgotten. */
export class WayKeeper {
  private points: (readonly [number, number])[] = [];
  private by: Means = 'drag';
  private every = 1;
  private seen = 0;

  constructor(private readonly now: () => number) {}

  private shownAt = 0;

  begin(): void {
    this.shownAt = this.now();
    this.forget();
  }

  note(by: Means, x: number): void {
    if (by !== this.by) this.forget();
    this.by = by;
    this.seen += 1;
    if (this.seen % this.every !== 0) return;
    this.points.push([Math.round(this.now() - this.shownAt), x]);
    if (this.points.length < mostPoints - 1) return;
    this.points = this.points.filter((_, index) => index % 2 === 0);
    this.every *= 2;
  }

  /** The way so far, ending at `x` now. */
  to(x: number): Way {
    const last = this.points.at(-1);
    const ended = last?.[1] === x ? this.points : [...this.points, [this.now() - this.shownAt, x] as const];
    return { by: this.by, points: ended.map(([atMs, at]) => [Math.round(atMs), at]) };
  }

  private forget(): void {
    this.points = [];
    this.every = 1;
    this.seen = 0;
  }
}
