import { isRight } from 'fp-ts/Either';
import { eventUid, type CalendarEvent } from '../calendar-file/calendar-file';
import { exchangeOf } from './exchanges';
import type { Soe } from './soe';
import { soeStageNames } from './soe-names';
import type { SoeStanding } from './soe-stage';

/** A day before the deadline begins. */
const reminderMinutes = 24 * 60;

/**
 * The deadline of a listing's present period as an event of a calendar; null where it has none, and where its day is not
 * known.
 * @param sequence how often the dates of the listing have changed
 * @param host of the product, within the id of the event
 * @param link the address of the listing's page
 */
export const deadlineEvent = (
  { id, code, title, exchange }: Pick<Soe, 'id' | 'code' | 'title' | 'exchange'>,
  { stage, period }: SoeStanding,
  { host, link, sequence }: { readonly host: string; readonly link: string; readonly sequence: number },
): CalendarEvent | null => {
  if (period === null || !isRight(period.deadline)) return null;
  const name = exchangeOf(exchange)?.name ?? '交易机构';
  const counted = period.isStated ? '' : '按公告或规则的期限推算，';
  return {
    uid: eventUid(`soe-${id}-${stage}`, host),
    sequence,
    title: `${soeStageNames[stage]}截止：${title}`,
    description: `项目编号 ${code}。${counted}以${name}公告为准，报名和交纳保证金在${name}办理。`,
    location: '',
    link,
    time: { kind: 'day', day: period.deadline.right },
    reminderMinutes,
  };
};
