import { formatCount } from '../../../../contract/values/format-count';
import { sizeText, tooLargeSentence, tooLargeText } from '../../../../contract/values/size-text';
import { acceptedText, largestUpload, type UploadPurpose } from '../../../../contract/rules/upload-limits';
import { archiveFaultTexts } from '../../../../contract/upload/archive';
import type { FileFault } from '../../../domain/upload/file-fault';
import { mostReducedPixels, type PreparedFile } from './prepared-file';

const limitText = (bytes: number): string => `${bytes / 1024 / 1024} MB`;
/** '5,000 万像素'; rounded up, so that it never reads like the limit. */
const pixelsText = (pixels: number): string => `${formatCount(Math.ceil(pixels / 1_000_000) * 100)} 万像素`;

/** Everything that an upload says. */
export const uploadText = {
  cancelled: '已取消上传，文件没有发送完成',
  kept: (why: string): string => `${why}，之前上传的文件仍保留`,
  /** The note on a picture that was reduced before sending; null for a file that is sent unchanged. */
  reduced: ({ file, reduced }: PreparedFile): string | null => {
    if (reduced === null) return null;
    return reduced.wasTooLarge
      ? `照片较大（${sizeText(reduced.from)}），已压缩为 ${sizeText(file.size)}`
      : '照片已转换为 JPG';
  },
  fault: (fault: FileFault, purpose: UploadPurpose): string => {
    switch (fault.kind) {
      case 'empty':
        return '这是一个空文件，请重新选择';
      case 'tooLarge':
        return tooLargeSentence(fault.limit, fault.size);
      case 'wrongType':
        return `只支持 ${acceptedText[purpose]}，请检查文件内容后重新选择`;
      case 'unreadable':
        return '无法读取所选文件，请重新选择';
      case 'damaged':
        return '照片已损坏或不完整，无法打开，请重新选择或重新拍摄';
      case 'heic':
        return '当前浏览器无法打开 HEIC 照片，请在相册中导出为 JPG 后重新选择，或截屏后选择截图';
      case 'tooManyPixels':
        return `照片为 ${pixelsText(fault.pixels)}，超过 ${pixelsText(mostReducedPixels)}，请截屏后选择截图，或缩小后重新选择`;
      case 'notReduced':
        return `图片不能超过 ${limitText(largestUpload)}，所选图片为 ${tooLargeText(fault.size)}，本机没有压缩成功，请重试，或缩小后重新选择`;
      case 'archive':
        return archiveFaultTexts[fault.why];
    }
  },
} as const;
