/** Between which values the server's clock is ahead of a steady clock, which no one can set; in milliseconds. */
export interface ClockBounds {
  readonly least: number;
  readonly most: number;
}

/** What one answer says of the server's clock: it showed a time from `earliest` to `latest` while the answer was awaited. */
export interface ServerStamp {
  /** Milliseconds since 1970, both. */
  readonly earliest: number;
  readonly latest: number;
  /** When the request went out and when its answer was here, by the steady clock; in milliseconds. */
  readonly askedAt: number;
  readonly answeredAt: number;
}

/**
 * The bounds after one more stamp. A stamp that contradicts the earlier ones replaces them: the device slept while its
 * steady clock was stopped, or the server's clock was set. Source: CLK-01.
 */
export const boundsAfter = (
  known: ClockBounds | null,
  { earliest, latest, askedAt, answeredAt }: ServerStamp,
): ClockBounds => {
  const stamped = { least: earliest - answeredAt, most: latest - askedAt };
  if (known === null) return stamped;
  const both = { least: Math.max(known.least, stamped.least), most: Math.min(known.most, stamped.most) };
  return both.least <= both.most ? both : stamped;
};

/** The lead of the server's clock that is nearest to a supposed one and within the bounds; in milliseconds. */
export const leadWithin = ({ least, most }: ClockBounds, supposed: number): number =>
  Math.min(Math.max(supposed, least), most);
