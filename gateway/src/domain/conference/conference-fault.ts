import type { ConferenceDetail } from '../../../../contract/conference/conference';
import { saleTimes } from '../../../../contract/conference/ticket-type';
import { valueFault } from '../record/value-fault';

type Judged = Pick<
  ConferenceDetail,
  'cancelledAt' | 'closesAt' | 'endsAt' | 'opensAt' | 'sessions' | 'startsAt' | 'title' | 'tracks'
> & { readonly tickets: readonly Omit<ConferenceDetail['tickets'][number], 'left'>[] };

const orderFault = ({ opensAt, closesAt, startsAt, endsAt }: Judged): string | null => {
  if (closesAt <= opensAt) return '报名截止不晚于报名开始';
  if (opensAt > startsAt || closesAt > endsAt) return '报名时间晚于会议时间';
  return endsAt <= startsAt ? '会议结束不晚于开始' : null;
};

const agendaFault = ({ sessions, tracks, startsAt, endsAt }: Judged): string | null => {
  const ids = new Set(tracks.map(({ id }) => id));
  if (ids.size !== tracks.length) return '分会场编号重复';
  for (const { title, track, from, until } of sessions) {
    if (track !== null && !ids.has(track)) return `议程“${title}”的分会场 ${track} 不存在`;
    if (until <= from || from < startsAt || until > endsAt) return `议程“${title}”不在会议时间内`;
  }
  return null;
};

const ticketFault = (of: Judged): string | null => {
  if (of.tickets.length === 0) return '没有票种';
  for (const type of of.tickets) {
    const { from, until } = saleTimes(type, of);
    if (until <= from) return `票种“${type.name}”的发售时间不在报名时间内`;
    if (type.limit === 0) return `票种“${type.name}”的限购数量为 0`;
    if (type.refunds.some(({ percent }) => percent > 100)) return `票种“${type.name}”的退款比例大于 100 %`;
    if (type.refunds.some(({ until: end }, place) => end <= (type.refunds[place - 1]?.until ?? 0)))
      return `票种“${type.name}”的退票期限没有从早到晚排列`;
  }
  const ids = of.tickets.map(({ id }) => id);
  const repeated = ids.find((id, place) => ids.indexOf(id) !== place);
  return repeated === undefined ? null : `票种编号 ${repeated} 重复`;
};

/** What of a conference makes no sense, or which of its moments contradict each other, as a sentence; null for nothing. */
export const conferenceFault = (conference: Judged): string | null =>
  valueFault({ filled: { title: conference.title }, figures: {} }) ??
  orderFault(conference) ??
  agendaFault(conference) ??
  ticketFault(conference);
