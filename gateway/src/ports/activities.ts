import type { Activity, ActivityDetail } from '../../../contract/activity/activity';
import type { ActivityFilter } from '../../../contract/activity/calls';
import type { PublicThings } from './public-things';

/** Which activities are asked for; the groups of industries and regions are expanded. */
export type ActivityQuery = ActivityFilter;

/** What a page says beyond the card. */
export type ActivityFacts = Omit<ActivityDetail, keyof Activity>;

export type Activities = PublicThings<ActivityQuery, Activity, ActivityDetail>;
