import { left, right, type Either } from 'fp-ts/Either';
import { addressOfAny, listAddress } from '../../../../contract/kind/address';
import { isKindWith } from '../../../../contract/kind/capabilities';
import { kinds } from '../../../../contract/kind/kinds';
import { isSayable } from '../../../../contract/rules/bid-rule';
import { reportLimits } from '../../../../contract/rules/report-rule';
import { beijingTime } from '../../../../contract/values/beijing-time';
import type { Clock } from '../../ports/clock';
import type { Report, ReportDecision, Reports } from '../../ports/reports';

export interface ReportDeskNeeds {
  readonly reports: Pick<Reports, 'pending' | 'decide'>;
  readonly clock: Clock;
}

type Line = Promise<Either<string, string>>;

/** What an operator may do about reports (OPS-06); each answers lines for the terminal. */
export interface ReportDesk {
  readonly list: () => Line;
  readonly decide: (number: number, state: ReportDecision['state'], words: string) => Line;
}

const mostListed = 200;
const labelOf = (kind: Report['kind']): string => (isKindWith('report', kind) ? kinds[kind].label : '消息');
const reasons: Readonly<Record<Report['reason'], string>> = {
  over: '已成交或已失效',
  untrue: '信息不实',
  silent: '无人答复',
  twice: '重复发布',
  unlawful: '涉嫌违法违规',
  harassing: '骚扰或广告',
  fraud: '涉嫌诈骗',
  other: '其他',
};
const outcomes = { upheld: '举报已核实', dismissed: '举报未予采纳' } as const;

const lineOf = ({ number, kind, target, title, reason, words, accountId, reportedAt }: Report): string =>
  [
    `编号 ${number}`,
    `${labelOf(kind)} ${target}`,
    title,
    reasons[reason],
    words.replaceAll(/\s+/g, ' '),
    `举报人 ${accountId}`,
    beijingTime(reportedAt),
  ]
    .filter((part) => part !== '')
    .join('  ');

/** Where the thing is, or such things are. */
const linkTo = ({ kind, target }: Report): string =>
  isKindWith('report', kind)
    ? (addressOfAny(kind, { id: target, sourceType: null }) ?? listAddress(kind))
    : '/message';

const decisionText = ({ title }: Report, { state, answer }: ReportDecision): string => {
  const said = answer === '' ? '' : `处理说明：${answer}`;
  return state === 'upheld'
    ? `您对“${title}”的举报已核实，感谢您的反馈。${said}`
    : `您对“${title}”的举报经核实未予采纳。${said}`;
};

/** Decides about reports and notifies the reporter at once: in the inbox, and by the socket. */
export const makeReportDesk = ({ reports, clock }: ReportDeskNeeds): ReportDesk => ({
  list: async () => {
    const waiting = await reports.pending(mostListed);
    return right(waiting.length === 0 ? '没有待处理的举报' : waiting.map(lineOf).join('\n'));
  },
  decide: async (number, state, words) => {
    const answer = words.trim();
    if (!isSayable(answer, state === 'dismissed' ? reportLimits.shortest : 0, reportLimits.answer))
      return left(
        `请写明${state === 'dismissed' ? '不予采纳的原因' : '说明'}（${reportLimits.answer} 字以内）`,
      );
    const now = clock.now();
    const decided = await reports.decide(number, { state, answer }, now, (report) => ({
      to: report.accountId,
      title: outcomes[state],
      content: decisionText(report, { state, answer }),
      link: linkTo(report),
      sentAt: now,
    }));
    return decided === null
      ? left(`没有编号为 ${number} 的待处理举报`)
      : right(`编号 ${number} ${outcomes[state]}，已告知举报人`);
  },
});
