import type { SurveyQuestion } from '../../../contract/survey/survey';
import type { SurveyFault } from '../../../contract/survey/survey-faults';

/** Says what is wrong with an answer, and how to correct it. */
export const faultText = ({ kind, most }: SurveyQuestion, fault: SurveyFault): string => {
  const texts: Readonly<Record<SurveyFault, string>> = {
    missing: kind === 'range' ? '请填写最低与最高金额' : '请选择或填写这一项',
    unknownChoice: '所选内容已变更，请重新选择',
    tooMany: `最多选择 ${most} 项`,
    notAlone: '“不限”不能与其他选项同时选择',
    tooLong: `不能超过 ${most} 字`,
    notAmount: '请填写数字，单位万元',
    reversed: '最低金额不能高于最高金额',
    notPhone: '手机号是 11 位数字，请核对',
    unreadable: '含有无法识别的字符',
  };
  return texts[fault];
};
