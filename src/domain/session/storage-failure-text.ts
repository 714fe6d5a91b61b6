import type { StorageFailure } from './storage-failure';

/** The text for a person whose typing the device does not keep (SES-07). */
export const storageFailureText = ({ kind }: StorageFailure): string =>
  kind === 'full'
    ? '本机存储空间已满，未填完的内容不会被保留'
    : '浏览器没有开放本机存储，未填完的内容不会被保留';
