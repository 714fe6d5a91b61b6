import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Activity } from '../../../../../../contract/activity/activity';
import type { ActivityFacts } from '../../../../ports/activities';
import { moment } from '../../columns';
import { searchVectorColumn } from '../../schema/search-vector';

export const activity = pgTable('activity', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  type: text('type').$type<Activity['type']>().notNull(),
  organizer: text('organizer').notNull(),
  industries: jsonb('industries').$type<readonly string[]>().notNull(),
  industryIds: jsonb('industry_ids').$type<readonly string[]>().notNull(),
  regionId: text('region_id'),
  place: jsonb('place').$type<Activity['place']>().notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  opensAt: moment('opens_at').notNull(),
  closesAt: moment('closes_at').notNull(),
  cancelledAt: moment('cancelled_at'),
  /** Null where nothing limits it. */
  capacity: integer('capacity'),
  /** Places that the organizer gives away itself. */
  reserved: integer('reserved').notNull().default(0),
  registered: integer('registered').notNull().default(0),
  waiting: integer('waiting').notNull().default(0),
  facts: jsonb('facts').$type<ActivityFacts>().notNull(),
  search: searchVectorColumn('search'),
  changedAt: moment('changed_at').notNull(),
  withdrawnAt: moment('withdrawn_at'),
});
