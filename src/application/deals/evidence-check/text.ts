import { tooLargeSentence } from '../../../../contract/values/size-text';
import { largestEvidence } from '../../../domain/nda/largest-evidence';
import type { DigestFault } from '../../../ports/file-digest';

/** What verifying evidence says by itself. */
export const evidenceCheckText = {
  malformed: '请填写凭证编号（HP- 加 20 位数字或字母）或 64 位的文件指纹',
  unreadable: '文件没有读出来，请重新选择，或填写凭证编号',
  /** `size` of the chosen file in bytes. */
  fault: (fault: DigestFault, size: number): string =>
    fault === 'tooLarge'
      ? `${tooLargeSentence(largestEvidence, size)}，不是签署凭证`
      : evidenceCheckText.unreadable,
} as const;
