import { sql } from 'drizzle-orm';
import { activity } from './table';

const { capacity, reserved, registered, waiting } = activity;

/**
 * How many places a member who registers now can take, as an expression; null where nothing limits it. While members wait
 * there is none: a place that is free belongs to the first of them.
 */
export const placesLeft = sql<number | null>`case when ${waiting} > 0 then 0
  when ${capacity} is not null then greatest(${capacity} - ${reserved} - ${registered}, 0) end`;
