/** What the places of an activity follow from. */
export interface PlaceFacts {
  /** Null where nothing limits it. */
  readonly capacity: number | null;
  /** Places that the organizer gives away itself. */
  readonly reserved: number;
  readonly registered: number;
  readonly waiting: number;
}

/**
 * How many places a member who registers now can take; null where nothing limits it. While members wait there is none: a
 * place that is free belongs to the first of them. `placesLeft` of the database is the same rule.
 */
export const placesForNewcomer = ({ capacity, reserved, registered, waiting }: PlaceFacts): number | null => {
  if (waiting > 0) return 0;
  return capacity === null ? null : Math.max(capacity - reserved - registered, 0);
};
