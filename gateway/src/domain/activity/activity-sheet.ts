import { activityTypes, type ActivityDetail } from '../../../../contract/activity/activity';
import { eventForms } from '../../../../contract/event/event';
import { beijingTime } from '../../../../contract/values/beijing-time';
import { bounded, dayText, firstFigures, spoken, type ThingSheet } from '../share/share-sheet';

/** An activity; all of it is public. */
export const activitySheet = (activity: ActivityDetail): ThingSheet => {
  const { title, type, organizer, industries, place, startsAt, cancelledAt, capacity } = activity;
  return {
    kind: bounded(`活动 ${activityTypes[type]}`),
    title: bounded(title),
    facts: spoken([...industries.slice(0, 2), place.region, place.venue]),
    figures: firstFigures([
      { name: '开始', figure: beijingTime(startsAt).slice(5, 16), unit: '' },
      { name: '形式', figure: eventForms[place.form], unit: '' },
      capacity === null ? null : { name: '名额', figure: String(capacity), unit: '人' },
    ]),
    sealed: '',
    confirmed: cancelledAt === null ? `${dayText(startsAt)}举行` : '活动已取消',
    source: bounded(`主办方：${organizer}`),
  };
};
