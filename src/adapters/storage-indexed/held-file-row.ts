import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import { record } from '../../../contract/codec/record';
import { waitingFileParts } from '../../domain/chat/waiting-file';
import type { HeldFile } from '../../ports/outbox';

/** Bytes, which every browser keeps; of files not every one does, in a private window least of all. */
export const Bytes = new t.Type<ArrayBuffer>(
  'Bytes',
  (value): value is ArrayBuffer => value instanceof ArrayBuffer,
  (value, context) => (value instanceof ArrayBuffer ? t.success(value) : t.failure(value, context)),
  (bytes) => bytes,
);

const Row = record(waitingFileParts, 'HeldFile');
const RowOfBefore = record({ ...waitingFileParts, bytes: Bytes }, 'HeldFileOfBefore');

/** What the row of a waiting file says, without what it holds. */
export const rowOfFile = (held: HeldFile): unknown => Row.encode(held);

/** The file of a row; null where it does not decode. */
export const fileOfRow = (row: unknown): HeldFile | null => {
  const decoded = Row.decode(row);
  return isLeft(decoded) ? null : { ...decoded.right, file: null };
};

/** A row that still has what its file holds, parted; null where it does not decode as such. */
export const partedRow = (whole: unknown): { readonly row: unknown; readonly bytes: ArrayBuffer } | null => {
  const decoded = RowOfBefore.decode(whole);
  return isLeft(decoded) ? null : { row: Row.encode(decoded.right), bytes: decoded.right.bytes };
};
