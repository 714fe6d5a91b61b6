import type { SecurityEvent, SecurityKind, SecurityLine } from './security-event';

/** So many lines of one kind are written a minute; whoever makes a thousand fills no disk and hides nothing else. */
export const mostLinesAMinute = 60;
const minuteMs = 60_000;

/** How many of one kind came since its minute began; milliseconds since 1970. */
interface Minute {
  readonly since: number;
  readonly came: number;
}

/** What was written of each kind lately. */
export type LinePace = ReadonlyMap<SecurityKind, Minute>;

export const nothingWritten: LinePace = new Map();

interface Paced {
  readonly pace: LinePace;
  readonly lines: readonly SecurityLine[];
}

const leftOutOf = (kind: SecurityKind, { came }: Minute, at: number): readonly SecurityLine[] =>
  came > mostLinesAMinute ? [{ at, kind, leftOut: came - mostLinesAMinute }] : [];

/** Ends the minutes that are over at `now`: each that had too many is told by one line that counts what it left out. */
export const settled = (pace: LinePace, now: number): Paced => {
  const over = [...pace].filter(([, { since }]) => now - since >= minuteMs || now < since);
  const rest = new Map(pace);
  over.forEach(([kind]) => rest.delete(kind));
  return { pace: rest, lines: over.flatMap(([kind, minute]) => leftOutOf(kind, minute, now)) };
};

/** Ends every minute, as at the end of the program. */
export const allSettled = (pace: LinePace, now: number): readonly SecurityLine[] =>
  [...pace].flatMap(([kind, minute]) => leftOutOf(kind, minute, now));

/** Counts an event, and gives the lines that are to be written with it. */
export const paced = (before: LinePace, event: SecurityEvent, now: number): Paced => {
  const { pace, lines } = settled(before, now);
  const { since, came } = pace.get(event.kind) ?? { since: now, came: 0 };
  const counted = new Map(pace).set(event.kind, { since, came: came + 1 });
  return {
    pace: counted,
    lines: came < mostLinesAMinute ? [...lines, { at: now, ...event }] : lines,
  };
};
