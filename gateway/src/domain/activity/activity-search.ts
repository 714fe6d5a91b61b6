import { activityTypes, type ActivityDetail } from '../../../../contract/activity/activity';
import { searchVector } from '../search/bigrams';

/** Returns the search text of an activity, as PostgreSQL's tsvector. */
export const activitySearch = (
  activity: Pick<
    ActivityDetail,
    'title' | 'type' | 'organizer' | 'partners' | 'industries' | 'place' | 'intro' | 'audience' | 'speakers'
  >,
): string =>
  searchVector([
    activity.title,
    activityTypes[activity.type],
    activity.organizer,
    ...activity.partners,
    ...activity.industries,
    activity.place.region,
    activity.place.venue,
    activity.place.address,
    activity.intro,
    ...activity.audience,
    ...activity.speakers.flatMap(({ name, organization, topic }) => [name, organization, topic]),
  ]);
