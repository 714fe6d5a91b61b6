/** What a version of the privacy policy says that the one before did not. */
export interface PolicyChange {
  readonly version: string;
  readonly points: readonly string[];
}

/** Every version after the first, the earliest first; the last one is the policy that holds now. */
export const policyHistory: readonly PolicyChange[] = [
  {
    version: '1.1',
    points: [
      '写明滑块验证实际处理哪些数据、保存多久；',
      '写明设备上保存的每一类数据，以及退出登录时清除哪些；',
      '同意的版本与时间会留下记录，可以在《隐私政策》页查看、撤回，并导出你的全部数据。',
    ],
  },
];

/**
 * What is new to somebody who agreed to `version`: the points of every version after it, the earliest first. Empty
 * for whoever agreed to none; everything for a version that is not known. Total. Source: PRI-06.
 */
export function changesSince(version: string | null): readonly string[] {
  if (version === null) return [];
  const known = policyHistory.findIndex((change) => change.version === version);
  return policyHistory.slice(known + 1).flatMap(({ points }) => points);
}
