import { agreementVersion, policyVersion, type Consent } from './consent';

/** What a version of a text says that the one before did not. */
export interface PolicyChange {
  readonly version: string;
  readonly points: readonly string[];
}

/** Every version of the privacy policy after the first, the earliest first; the last one holds now. */
export const policyHistory: readonly PolicyChange[] = [
  {
    version: '1.1',
    points: [
      '写明滑块验证实际处理哪些数据、保存多久；',
      '写明设备上保存的每一类数据，以及退出登录时清除哪些；',
      '同意的版本与时间会留下记录，可以在《隐私政策》页查看、撤回，并导出您的全部数据。',
    ],
  },
  {
    version: '1.2',
    points: [
      '写明服务器以摘要记住您登录过的设备，用来在他人反复尝试登录时不影响您自己，以及何时删除；',
      '写明安全日志记录什么。',
    ],
  },
];

/** The same of the user agreement, which still is what it was at first. */
export const agreementHistory: readonly PolicyChange[] = [];

/** The changes of one of the two texts since an earlier version. */
export interface TextChanges {
  readonly text: 'policy' | 'agreement';
  /** The version that was agreed to. */
  readonly from: string;
  /** Empty where nothing is known of what lies between; then only the text itself says it. */
  readonly points: readonly string[];
}

/** The points of every version after `version`, the earliest first; everything for a version that is not known. */
const pointsSince = (history: readonly PolicyChange[], version: string): readonly string[] => {
  const known = history.findIndex((change) => change.version === version);
  return history.slice(known + 1).flatMap(({ points }) => points);
};

/** The changes since a consent, text by text; empty without a consent. Total. Source: PRI-06. */
export function changesSince(consent: Consent | null): readonly TextChanges[] {
  if (consent === null) return [];
  const { version, agreement } = consent;
  const all: readonly (TextChanges & { readonly now: string })[] = [
    { text: 'policy', from: version, now: policyVersion, points: pointsSince(policyHistory, version) },
    {
      text: 'agreement',
      from: agreement,
      now: agreementVersion,
      points: pointsSince(agreementHistory, agreement),
    },
  ];
  return all
    .filter(({ from, now }) => from !== now)
    .map(({ text, from, points }) => ({ text, from, points }));
}
