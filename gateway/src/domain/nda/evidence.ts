import { beijingTime } from '../../../../contract/values/beijing-time';
import type { NdaActor, NdaStep } from './nda';
import type { NdaStepKind } from './nda-machine';

/** A step as the evidence prints it. */
export type EvidenceStep = Pick<NdaStep, 'kind' | 'by' | 'at'>;

/** What the evidence of a signed NDA says; times are milliseconds since 1970 (MKT-04). */
export interface EvidenceFacts {
  readonly number: string;
  readonly code: string;
  readonly title: string;
  readonly name: string;
  readonly company: string;
  readonly version: string;
  /** Of the text that was signed. */
  readonly sha256: string;
  readonly device: string;
  readonly signedAt: number;
  readonly approvedAt: number;
  readonly expiresAt: number;
  /** Up to the approval, the oldest first. */
  readonly steps: readonly EvidenceStep[];
}

/** How a line of the file looks; a part begins on a page of its own. */
export type LineLook = 'title' | 'part' | 'head' | 'clause' | 'text' | 'small';

export interface EvidenceLine {
  readonly look: LineLook;
  readonly text: string;
  /** What it is, in a column of its own before it. */
  readonly label?: string;
}

/** The greatest number of printed steps; the last ones before the approval. */
const mostSteps = 40;

/** The steps that led to an approval, from a history whose newest comes first. */
export const stepsUntil = (history: readonly NdaStep[], approvedAt: number): readonly EvidenceStep[] =>
  history
    .filter(({ at }) => at <= approvedAt)
    .slice(0, mostSteps)
    .map(({ kind, by, at }) => ({ kind, by, at }))
    .toReversed();

const actors: Readonly<Record<NdaActor, string>> = {
  signer: '签署人',
  owner: '委托方',
  operator: '平台',
  time: '系统',
};
const did: Readonly<Record<NdaStepKind, string>> = {
  signed: '签署并提交',
  withdrawn: '撤回',
  approved: '审核通过',
  rejected: '驳回',
  expired: '记录有效期届满',
};

const line = (look: LineLook, text: string): EvidenceLine => ({ look, text });
const fact = (label: string, text: string): EvidenceLine => ({
  look: 'text',
  label: `${label}：`,
  text: text === '' ? '未填写' : text,
});
const clause = /^第[一二三四五六七八九十]+条 /;

/** The file line by line: the signed deal, the signer and the time, each step, and the whole signed text. Pure. */
export const evidenceLines = (facts: EvidenceFacts, text: string): readonly EvidenceLine[] => [
  line('title', '保密协议签署凭证'),
  fact('凭证编号', facts.number),
  line('head', '项目'),
  fact('项目编号', facts.code),
  fact('项目名称', facts.title),
  line('head', '签署'),
  fact('签署人', facts.name),
  fact('签署单位', facts.company),
  fact('签署设备', facts.device),
  fact('签署时间', beijingTime(facts.signedAt)),
  fact('生效时间', beijingTime(facts.approvedAt)),
  fact('有效期至', beijingTime(facts.expiresAt)),
  line('head', '协议文本'),
  fact('文本版本', facts.version),
  fact('文本 SHA-256', facts.sha256),
  line('head', '过程'),
  ...facts.steps.map(({ kind, by, at }) => line('text', `${beijingTime(at)}  ${actors[by]}${did[kind]}`)),
  line(
    'small',
    '以上时间均为北京时间。登录琥珀并购，在“我的意向”填写凭证编号或选择本文件，可以核验本凭证；文件改动任何一个字节，核验都不会通过。文本 SHA-256 按下附全文以 UTF-8 编码、换行符分行计算。',
  ),
  line('part', '附：协议全文'),
  ...text
    .split('\n')
    .filter((each) => each !== '')
    .map((each) => line(clause.test(each) ? 'clause' : 'text', each)),
];

/** A name of which only the first character is shown. */
export const maskedName = (name: string): string => {
  const [first = '', ...rest] = Array.from(name);
  return first + '*'.repeat(Math.min(rest.length, 2));
};
