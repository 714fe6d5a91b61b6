import { isLeft } from 'fp-ts/Either';
import * as t from 'io-ts';
import { record } from '../../../contract/codec/record';
import { waitingFileParts } from '../../domain/chat/waiting-file';
import type { HeldFile } from '../../ports/outbox';

/** Bytes, which every browser keeps; of files not every one does, in a private window least of all. */
const Bytes = new t.Type<ArrayBuffer>(
  'Bytes',
  (value): value is ArrayBuffer => value instanceof ArrayBuffer,
  (value, context) => (value instanceof ArrayBuffer ? t.success(value) : t.failure(value, context)),
  (bytes) => bytes,
);

const Row = record({ ...waitingFileParts, bytes: Bytes }, 'HeldFile');

/** A file that waits as a row of the device's database; rejects where the device cannot read it any more. */
export const rowOfFile = async (held: HeldFile): Promise<unknown> =>
  Row.encode({ ...held, bytes: await held.file.slice(0, held.size).arrayBuffer() });

/** The file that a row holds; null where it does not decode. */
export const fileOfRow = (row: unknown): HeldFile | null => {
  const decoded = Row.decode(row);
  if (isLeft(decoded)) return null;
  const { bytes, ...waiting } = decoded.right;
  return { ...waiting, file: new File([bytes], waiting.name, { type: waiting.type }) };
};
