import type { FileFault } from '../../domain/upload/file-fault';
import { tooLargeText } from '../../domain/upload/size-text';
import type { UploadPurpose } from '../../../contract/rules/upload-limits';

const taken: Readonly<Record<UploadPurpose, string>> = {
  verification: 'JPG、PNG、WebP 图片或 PDF 文件',
  avatar: 'JPG、PNG、WebP 图片',
  deal: 'JPG、PNG、WebP 图片',
  chat: 'JPG、PNG、WebP 图片或 PDF 文件',
};

/** Everything that an upload says. */
export const uploadText = {
  cancelled: '已取消上传，文件没有发送完成',
  kept: (why: string): string => `${why}，之前上传的文件仍保留`,
  fault: (fault: FileFault, purpose: UploadPurpose): string => {
    switch (fault.kind) {
      case 'empty':
        return '这是一个空文件，请重新选择';
      case 'tooLarge':
        return `${purpose === 'chat' ? '图片不能超过 10 MB，PDF 文件不能超过 20 MB' : '文件不能超过 10 MB'}，所选文件为 ${tooLargeText(fault.size)}`;
      case 'wrongType':
        return `只支持 ${taken[purpose]}，请检查文件内容后重新选择`;
      case 'unreadable':
        return '无法读取所选文件，请重新选择';
    }
  },
} as const;
