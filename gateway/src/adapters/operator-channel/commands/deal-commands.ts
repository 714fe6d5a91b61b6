import { isNonEmpty } from 'fp-ts/Array';
import { none, some } from 'fp-ts/Option';
import { numberIn, optionalText, text, type Argument } from './argument';
import { command } from './command';

interface FieldReason {
  readonly field: string;
  readonly reason: string;
}

const reasonOf = (word: string): FieldReason => {
  const place = word.indexOf('=');
  return { field: word.slice(0, place).trim(), reason: word.slice(place + 1).trim() };
};

const isFieldReason = (value: unknown): value is FieldReason =>
  typeof value === 'object' &&
  value !== null &&
  'field' in value &&
  'reason' in value &&
  typeof value.field === 'string' &&
  typeof value.reason === 'string';

const reasonsByField: Argument<readonly FieldReason[]> = {
  shown: '<字段>=<原因> …',
  meaning: 'a field of the publication and the reason, once or several times',
  place: 'rest',
  read: (given) =>
    isNonEmpty([...given]) && given.every((word) => /^[^=]+=./u.test(word))
      ? some(given.map(reasonOf))
      : none,
  is: (value): value is readonly FieldReason[] => Array.isArray(value) && value.every(isFieldReason),
  logged: null,
};

const bid = numberIn('review bids');
const publication = numberIn('review publications');
const report = numberIn('review reports');
const enrolment = numberIn('review enrolments');

export const bidCommands = [
  command({
    name: 'bid.list',
    words: 'review bids',
    help: '列出待答复的意向和报价',
    summary: 'Lists the interests and bids (意向和报价) that wait for an answer.',
    arguments: {},
    run: (desk) => desk.bids.list(),
  }),
  command({
    name: 'bid.accept',
    words: 'review bid accept',
    help: '同意进入下一步，并告知对方',
    summary: 'Accepts an interest or bid for the next step, and notifies the bidder.',
    arguments: { id: bid, words: optionalText('说明', 'a remark to the bidder') },
    run: (desk, { id, words }) => desk.bids.answer(id, 'accepted', words),
  }),
  command({
    name: 'bid.decline',
    words: 'review bid decline',
    help: '婉拒，原因会告知对方',
    summary: 'Declines an interest or bid. The bidder is notified of the reason.',
    arguments: { id: bid, words: text('原因', 'the reason') },
    run: (desk, { id, words }) => desk.bids.answer(id, 'declined', words),
  }),
  command({
    name: 'bid.ask',
    words: 'review bid ask',
    help: '请对方补充说明',
    summary: 'Asks the bidder a question before the answer.',
    arguments: { id: bid, words: text('问题', 'the question') },
    run: (desk, { id, words }) => desk.bids.answer(id, 'moreAsked', words),
  }),
];

export const publicationCommands = [
  command({
    name: 'publication.list',
    words: 'review publications',
    help: '列出待审核的发布',
    summary: 'Lists the publications that wait for review.',
    arguments: {},
    run: (desk) => desk.publications.list(),
  }),
  command({
    name: 'publication.show',
    words: 'review publication show',
    help: '查看一条发布的全部内容，以及可能暴露身份之处与说明',
    summary: 'Shows a publication whole, with the passages that may reveal an identity.',
    arguments: { number: publication },
    run: (desk, { number }) => desk.publications.show(number),
  }),
  command({
    name: 'publication.approve',
    words: 'review publication approve',
    help: '通过发布并上架',
    summary: 'Approves a publication and lists it.',
    arguments: { number: publication },
    run: (desk, { number }) => desk.publications.approve(number),
  }),
  command({
    name: 'publication.reject',
    words: 'review publication reject',
    help: '退回发布，原因告知发布人并指向字段',
    summary: 'Returns a publication. The publisher is notified of each reason, at its field.',
    arguments: { number: publication, reasons: reasonsByField },
    run: (desk, { number, reasons }) => desk.publications.reject(number, reasons),
  }),
  command({
    name: 'publication.takeDown',
    words: 'review publication takedown',
    help: '下架已上架的发布，原因告知发布人，再次通过审核前不能重新上架',
    summary:
      'Takes down a listed publication and notifies the publisher. It must pass a review before it is listed again.',
    arguments: { number: publication, reason: text('原因', 'the reason') },
    run: (desk, { number, reason }) => desk.publications.takeDown(number, reason),
  }),
  command({
    name: 'publication.close',
    words: 'review publication close',
    help: '将已上架的发布标记为已成交，并告知发布人',
    summary: 'Marks a listed publication as closed (已成交), and notifies the publisher.',
    arguments: { number: publication, reason: text('原因', 'the reason') },
    run: (desk, { number, reason }) => desk.publications.close(number, reason),
  }),
];

export const reportCommands = [
  command({
    name: 'report.list',
    words: 'review reports',
    help: '列出待处理的举报',
    summary: 'Lists the pending reports.',
    arguments: {},
    run: (desk) => desk.reports.list(),
  }),
  command({
    name: 'report.uphold',
    words: 'review report uphold',
    help: '举报属实，告知举报人',
    summary: 'Upholds a report, and notifies the reporter.',
    arguments: { number: report, words: optionalText('说明', 'a remark to the reporter') },
    run: (desk, { number, words }) => desk.reports.decide(number, 'upheld', words),
  }),
  command({
    name: 'report.dismiss',
    words: 'review report dismiss',
    help: '不予采纳，原因会告知举报人',
    summary: 'Dismisses a report. The reporter is notified of the reason.',
    arguments: { number: report, words: text('原因', 'the reason') },
    run: (desk, { number, words }) => desk.reports.decide(number, 'dismissed', words),
  }),
];

/** Enrolments in the programme of the hundred buyers (百家买方). */
export const enrolmentCommands = [
  command({
    name: 'enrolment.list',
    words: 'review enrolments',
    help: '列出待审核的百家买方登记',
    summary: 'Lists the pending enrolments in the programme of the hundred buyers (百家买方).',
    arguments: {},
    run: (desk) => desk.enrolments.list(),
  }),
  command({
    name: 'enrolment.approve',
    words: 'review enrolment approve',
    help: '入选，需求随即在计划列表中展示',
    summary: 'Approves an enrolment. The programme’s list shows the buyer demand at once.',
    arguments: { number: enrolment },
    run: (desk, { number }) => desk.enrolments.approve(number),
  }),
  command({
    name: 'enrolment.reject',
    words: 'review enrolment reject',
    help: '不予通过，已入选的移出计划，原因会告知登记人',
    summary: 'Rejects an enrolment, or removes an approved one. The member is notified of the reason.',
    arguments: { number: enrolment, reason: text('原因', 'the reason') },
    run: (desk, { number, reason }) => desk.enrolments.reject(number, reason),
  }),
];
