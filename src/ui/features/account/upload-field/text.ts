import { narrowSpace } from '../../../../../contract/values/digit-groups';

/** The texts of an upload field; the errors of a file come from its flow. */
export const uploadFieldText = {
  choose: '选择文件',
  checking: '正在检查文件',
  sending: (percent: number) => `正在上传 ${percent}${narrowSpace}%`,
  progress: '上传进度',
  done: '上传完成',
  cancel: '取消上传',
  retry: '重新上传',
  replace: '更换文件',
  remove: '移除',
  preview: (name: string) => `${name} 的预览`,
} as const;
