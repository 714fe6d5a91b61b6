import type { DigestFault } from '../../ports/file-digest';

/** What verifying evidence says by itself. */
export const evidenceCheckText = {
  malformed: '请填写凭证编号（HP- 加 20 位数字或字母）或 64 位的文件指纹',
  faults: {
    tooLarge: '文件过大，不是签署凭证',
    unreadable: '文件没有读出来，请重新选择，或填写凭证编号',
  } satisfies Record<DigestFault, string>,
} as const;
