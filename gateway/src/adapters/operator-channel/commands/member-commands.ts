import { some, none } from 'fp-ts/Option';
import { file, ndaName, numberIn, text, type Argument } from './argument';
import { command } from './command';

type Level = '1' | '2';

const level: Argument<Level> = {
  shown: '[1|2]',
  meaning: 'the level: 1 (full, the default) or 2 (basic)',
  place: 'word',
  read: ([given = '']) => {
    if (given === '2') return some<Level>('2');
    return given === '' || given === '1' ? some<Level>('1') : none;
  },
  is: (value): value is Level => value === '1' || value === '2',
  logged: null,
};

/** Verifications of members, and the NDAs that members sign. */
export const memberCommands = [
  command({
    name: 'review.list',
    words: 'review list',
    help: '列出待审核的认证',
    summary: 'Lists the pending verifications.',
    arguments: {},
    run: (desk) => desk.review.list(),
  }),
  command({
    name: 'review.document',
    words: 'review document',
    help: '把证件保存为文件，供查看',
    summary: 'Saves the document of a verification as a file. An existing file is not overwritten.',
    arguments: { id: numberIn('review list'), path: file('文件', 'the file to write') },
    run: (desk, { id, path }) => desk.review.saveDocument(id, path),
  }),
  command({
    name: 'review.approve',
    words: 'review approve',
    help: '通过认证；默认级别 1（完整），2 为基础',
    summary: 'Approves a verification.',
    arguments: { id: numberIn('review list'), level },
    run: (desk, values) => desk.review.approve(values.id, values.level),
  }),
  command({
    name: 'review.reject',
    words: 'review reject',
    help: '退回认证，原因会告知用户',
    summary: 'Rejects a verification. The member is notified of the reason.',
    arguments: { id: numberIn('review list'), reason: text('原因', 'the reason') },
    run: (desk, { id, reason }) => desk.review.reject(id, reason),
  }),
  command({
    name: 'nda.list',
    words: 'review ndas',
    help: '列出待审核的保密协议',
    summary: 'Lists the pending NDAs.',
    arguments: {},
    run: (desk) => desk.ndas.list(),
  }),
  command({
    name: 'nda.approve',
    words: 'review nda approve',
    help: '通过保密协议，封存信息随即打开',
    summary: 'Approves an NDA. The sealed information opens for the signer at once.',
    arguments: { which: ndaName },
    run: (desk, { which }) => desk.ndas.approve(which),
  }),
  command({
    name: 'nda.reject',
    words: 'review nda reject',
    help: '驳回保密协议，原因会告知签署人',
    summary: 'Rejects an NDA. The signer is notified of the reason.',
    arguments: { which: ndaName, reason: text('原因', 'the reason') },
    run: (desk, { which, reason }) => desk.ndas.reject(which, reason),
  }),
];
