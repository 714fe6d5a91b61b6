import * as t from 'io-ts';
import { WireCount } from '../codec/count';
import { WireId } from '../codec/id';
import { record } from '../codec/record';
import { UploadType } from './upload-type';

/** A file that the gateway has taken. */
export const UploadedFile = record(
  {
    /** Unguessable. */
    id: WireId,
    /** As the file was called on the person's device. */
    name: t.string,
    /** In bytes. */
    size: WireCount,
    type: UploadType,
  },
  'UploadedFile',
);
export type UploadedFile = t.TypeOf<typeof UploadedFile>;
