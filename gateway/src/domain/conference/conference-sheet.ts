import type { ConferenceDetail } from '../../../../contract/conference/conference';
import { eventForms } from '../../../../contract/event/event';
import { beijingTime } from '../../../../contract/values/beijing-time';
import { bounded, dayText, firstFigures, spoken, type ThingSheet } from '../share/share-sheet';

/** A conference; all of it is public. */
export const conferenceSheet = (conference: ConferenceDetail): ThingSheet => {
  const { title, host, industries, region, venue, form, startsAt, cancelledAt, speakers } = conference;
  return {
    kind: bounded(`会议 ${eventForms[form]}`),
    title: bounded(title),
    facts: spoken([...industries.slice(0, 2), region, venue]),
    figures: firstFigures([
      { name: '开始', figure: beijingTime(startsAt).slice(5, 16), unit: '' },
      { name: '形式', figure: eventForms[form], unit: '' },
      speakers.length === 0 ? null : { name: '嘉宾', figure: String(speakers.length), unit: '位' },
    ]),
    sealed: '',
    confirmed: cancelledAt === null ? `${dayText(startsAt)}举行` : '会议已取消',
    source: bounded(`主办方：${host}`),
  };
};
