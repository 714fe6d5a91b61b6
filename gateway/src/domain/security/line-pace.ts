import type { SecurityEvent, SecurityKind, SecurityLine } from './security-event';

/**
 * How many lines are written: of one kind a minute and an hour, and of one kind from one address a minute. So one client
 * that makes a thousand neither fills the disk, nor pushes older lines out of it, nor hides what others do.
 */
export const mostLines = { aMinute: 60, anHour: 600, ofAddressAMinute: 10 } as const;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** What was written of one kind lately; milliseconds since 1970. */
interface KindPace {
  readonly minuteSince: number;
  readonly written: number;
  readonly leftOut: number;
  /** Lines of this minute by address. */
  readonly byAddress: ReadonlyMap<string, number>;
  readonly hourSince: number;
  readonly inHour: number;
}

/** What was written of each kind lately. */
export type LinePace = ReadonlyMap<SecurityKind, KindPace>;

export const nothingWritten: LinePace = new Map();

interface Paced {
  readonly pace: LinePace;
  readonly lines: readonly SecurityLine[];
}

const isOver = (since: number, lengthMs: number, now: number): boolean =>
  now - since >= lengthMs || now < since;

const leftOutOf = (kind: SecurityKind, { leftOut }: KindPace, at: number): readonly SecurityLine[] =>
  leftOut > 0 ? [{ at, kind, leftOut }] : [];

/** Ends the minutes that are over at `now`: each that left lines out is noted by one line that counts them. */
export const settled = (pace: LinePace, now: number): Paced => {
  const rest = new Map(pace);
  const lines: SecurityLine[] = [];
  for (const [kind, one] of pace) {
    if (!isOver(one.minuteSince, minuteMs, now)) continue;
    lines.push(...leftOutOf(kind, one, now));
    if (isOver(one.hourSince, hourMs, now)) rest.delete(kind);
    else rest.set(kind, { ...one, minuteSince: now, written: 0, leftOut: 0, byAddress: new Map() });
  }
  return { pace: rest, lines };
};

/** Ends every minute, as at the end of the program. */
export const allSettled = (pace: LinePace, now: number): readonly SecurityLine[] =>
  [...pace].flatMap(([kind, one]) => leftOutOf(kind, one, now));

/** Counts an event, and gives the lines that are to be written with it. */
export const paced = (before: LinePace, event: SecurityEvent, now: number): Paced => {
  const { pace, lines } = settled(before, now);
  const known = pace.get(event.kind);
  const fresh = { minuteSince: now, written: 0, leftOut: 0, byAddress: new Map<string, number>() };
  const one: KindPace = known ?? { ...fresh, hourSince: now, inHour: 0 };
  // What came from this machine, such as an operator's act, has no address.
  const address = event.address ?? '';
  const ofAddress = one.byAddress.get(address) ?? 0;
  const isWritten =
    one.written < mostLines.aMinute &&
    one.inHour < mostLines.anHour &&
    (event.address === null || ofAddress < mostLines.ofAddressAMinute);
  const counted: KindPace = isWritten
    ? {
        ...one,
        written: one.written + 1,
        inHour: one.inHour + 1,
        byAddress: new Map(one.byAddress).set(address, ofAddress + 1),
      }
    : { ...one, leftOut: one.leftOut + 1 };
  return {
    pace: new Map(pace).set(event.kind, counted),
    lines: isWritten ? [...lines, { at: now, ...event }] : lines,
  };
};
