import { dayMs } from '../../../contract/values/duration';
import type { DatabaseImage } from '../../support/gateway/database-image';
import { seededAt } from '../../support/gateway/template';

/** The conference that the recording registers for, with a type that is paid and one that is reviewed and free. */
export const recordedConference = {
  id: 'conf-recorded',
  paid: 'conf-recorded-paid',
  reviewed: 'conf-recorded-reviewed',
} as const;

const { id, paid, reviewed } = recordedConference;
const startsAt = seededAt + 60 * dayMs;

const script = `
  insert into conferences (id, title, host, industries, industry_ids, region, form, venue, opens_at, closes_at, starts_at,
      ends_at, facts, changed_at, withdrawn_at)
    values ('${id}', '并购年会', '主办方', '[]', '[]', '', 'onsite', '国际会议中心', ${seededAt - dayMs},
      ${startsAt - dayMs}, ${startsAt}, ${startsAt + dayMs}, '{}', ${seededAt}, null);
  insert into conference_ticket_types (id, conference_id, place, name, sort, price, capacity, member_limit, review,
      includes, refunds)
    values ('${paid}', '${id}', 0, '标准票', 'standard', 98000, 20, 5, false, '',
        '[{"until": ${startsAt - 7 * dayMs}, "percent": 100}]'),
      ('${reviewed}', '${id}', 1, '邀请票', 'invitation', 0, 20, 5, true, '', '[]');`;

/** A database with that conference in addition. */
export const withRecordedConference = (image: DatabaseImage): Promise<DatabaseImage> =>
  image.after('recorded', script);
