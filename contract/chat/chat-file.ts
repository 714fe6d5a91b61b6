import * as t from 'io-ts';
import { wireBase64 } from '../codec/base64';
import { record } from '../codec/record';
import { WireText } from '../codec/text';
import { UploadType } from '../upload/upload-type';
import { largestChatFile } from '../rules/upload-limits';

/** How a file is wanted: as it was sent, or of a picture a small one of at most 320 pixels a side. */
export const FileSize = t.keyof({ whole: null, small: null }, 'FileSize');
export type FileSize = t.TypeOf<typeof FileSize>;

/** A file of a conversation. */
export const ChatFile = record(
  {
    /** A picture is always a JPEG. */
    type: UploadType,
    /** As it was called on its sender's device. */
    name: WireText,
    content: wireBase64(largestChatFile),
  },
  'ChatFile',
);
export type ChatFile = t.TypeOf<typeof ChatFile>;
