import { createHash, webcrypto } from 'node:crypto';
import { left, right } from 'fp-ts/Either';
import { expect, test } from 'vitest';
import { WebDigest } from '../../../../src/adapters/file-digest/web-digest';
import { evidenceCheckInvariants } from '../../../../src/application/deals/evidence-check/invariants';
import { evidenceCheckMachine } from '../../../../src/application/deals/evidence-check/machine';
import type { EvidenceCheckEvent } from '../../../../src/application/deals/evidence-check/setup';
import { selectEvidenceCheck } from '../../../../src/application/deals/evidence-check/status';
import { ndaExamples, proof } from '../../../../tools/docs/contract/examples/nda';
import { explorationTests } from '../../../support/explore/exploration-tests';
import { after, defect, done } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { everyFailure } from '../../../support/failures';

const { number } = proof;
const { sha256 } = ndaExamples.evidence.answered;
const file = new Blob(['%PDF']);
const typed = (text: string): EvidenceCheckEvent => ({ type: 'check.typed', text });
const submits: EvidenceCheckEvent = { type: 'check.submitted' };
const chooses: EvidenceCheckEvent = { type: 'check.fileChosen', file };
const retries: EvidenceCheckEvent = { type: 'check.retryRequested' };
const proved = done('verify', right(proof));
const unknown = done('verify', left({ kind: 'refused' as const, code: 404, message: '没有查到这份凭证' }));
const lost = done('verify', left({ kind: 'network' as const }));
const digested = done('digest', right(sha256));
const verifies = (asked: string) => [{ actor: 'verify', input: { asked } }];
const shows = (next: string) => [{ actor: 'show', input: { next } }];
const malformed = '请填写凭证编号（HP- 加 20 位数字或字母）或 64 位的文件指纹';

explorationTests('evidence-check', {
  machine: evidenceCheckMachine,
  inputs: [{ asked: '' }, { asked: number }, { asked: sha256 }, { asked: 'HP-1' }],
  alphabet: [
    ...[typed(number), typed('HP-1'), submits, chooses, retries, proved, digested],
    done('digest', left('tooLarge' as const)),
    done('digest', left('unreadable' as const)),
    ...everyFailure.map((failure) => done('verify', left(failure))),
    unknown,
  ],
  facts: ({ context: { typed: text, proof: known, error, failure } }) => [
    text,
    known === null,
    error !== null,
    failure !== null,
  ],
  invariants: evidenceCheckInvariants,
});

transitionTable('evidence-check', {
  machine: evidenceCheckMachine,
  input: { asked: number },
  text: (snapshot) => {
    const { error, why } = selectEvidenceCheck(snapshot);
    return error ?? why;
  },
  rows: [
    {
      title: '[MKT-04] what the address asks is asked at once',
      from: [],
      target: 'checking',
      calls: verifies(number),
    },
    { from: [], event: proved, target: 'open.genuine', context: { proof }, text: '' },
    { title: '[MKT-04] what was not issued is not true', from: [], event: unknown, target: 'open.unproved' },
    { from: [], event: lost, target: 'open.unanswered', text: '后端接口连接异常' },
    {
      from: [],
      event: done('verify', left({ kind: 'timeout' })),
      target: 'open.unanswered',
      text: '系统接口请求超时',
    },
    { from: [lost], event: retries, target: 'checking', calls: verifies(number), text: '' },
    { from: [unknown, typed('HP-1')], event: submits, target: 'open.unproved', text: malformed },
    {
      title: 'the same question is asked anew where it stands',
      from: [unknown],
      event: submits,
      target: 'checking',
      calls: verifies(number),
    },
    {
      title: '[MKT-04] another question is another address',
      from: [proved, typed(sha256.toUpperCase())],
      event: submits,
      target: 'showing',
      calls: shows(sha256),
    },
    {
      title: '[MKT-04] of a file the digest is taken on the device',
      from: [proved],
      event: chooses,
      target: 'digesting',
      calls: [{ actor: 'digest', input: { file } }],
    },
    { from: [proved, chooses], event: digested, target: 'showing', calls: shows(sha256) },
    {
      from: [proved, chooses],
      event: done('digest', left('tooLarge')),
      target: 'open.resting',
      text: '文件不能超过 16 MB，所选文件为 0.1 MB，不是签署凭证',
    },
    ...[done('digest', left('unreadable')), defect('digest'), after(20_000)].map((event) => ({
      from: [proved, chooses],
      event,
      target: 'open.resting' as const,
      text: '文件没有读出来，请重新选择，或填写凭证编号',
    })),
    { from: [proved, chooses, digested], event: defect('show'), target: 'open.resting' },
    {
      title: 'the file that the address asks about is asked anew where it stands',
      input: { asked: sha256 },
      from: [unknown, chooses],
      event: digested,
      target: 'checking',
      calls: verifies(sha256),
    },
    {
      title: 'what was not answered is not told any more once it is asked anew',
      from: [lost],
      event: submits,
      target: 'checking',
      calls: verifies(number),
      context: { failure: null },
    },
    {
      title: 'nor once a file is asked about',
      input: { asked: sha256 },
      from: [lost, chooses],
      event: digested,
      target: 'checking',
      calls: verifies(sha256),
      context: { failure: null },
    },
    { title: 'the form alone', input: { asked: '' }, from: [], target: 'open.resting', text: '' },
    { input: { asked: '' }, from: [], event: submits, target: 'open.resting', text: malformed },
    {
      input: { asked: '' },
      from: [],
      event: retries,
      target: 'open.resting',
      refused: ['check.retryRequested'],
    },
    {
      title: '[MKT-04] an address that asks about nothing that can be is told so, and nobody is asked',
      input: { asked: 'HP-1' },
      from: [],
      target: 'open.resting',
      text: malformed,
    },
    {
      title: 'what is typed takes away what was wrong',
      input: { asked: 'HP-1' },
      from: [],
      event: typed(number),
      target: 'open.resting',
      text: '',
    },
  ],
});

test('[MKT-04] the digest is that of the bytes; what is too large or cannot be read is told', async () => {
  const crypto = webcrypto as unknown as Crypto;
  const digests = new WebDigest({ crypto });
  expect(await digests.sha256(file)()).toEqual(right(createHash('sha256').update('%PDF').digest('hex')));
  const large = { size: 64 * 1024 * 1024 } as Blob;
  expect(await digests.sha256(large)()).toEqual(left('tooLarge'));
  expect(await new WebDigest({ crypto: {} }).sha256(file)()).toEqual(left('unreadable'));
});
