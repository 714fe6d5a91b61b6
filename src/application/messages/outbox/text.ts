import type { StorageFailure } from '../../../domain/session/storage-failure';

/** The notice that the device does not keep a written message (SOC-06). */
export const notKeptText = ({ kind }: StorageFailure): string =>
  kind === 'full'
    ? '本机存储空间已满，消息发出前请不要关闭页面'
    : '浏览器没有开放本机存储，消息发出前请不要关闭页面';
