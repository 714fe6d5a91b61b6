import { isLeft, left, right, type Either } from 'fp-ts/Either';
import {
  contentTypesPart,
  readArchive,
  type Archive,
  type ArchiveFault,
} from '../../../../contract/upload/archive';
import type { ArchiveType } from '../../../../contract/upload/upload-type';
import { mostContentTypes, officeFault } from '../../domain/upload/office-document';
import type { ArchiveInflate } from '../../ports/archive-inflate';

/**
 * What kind of archive a file is, or why it is not taken: its directory, the sizes that it declares, and of an office
 * document the list of its parts. No file in it is rendered or kept apart. Source: SCR-11.
 */
export const makeCheckArchive = ({ measure, unpack }: ArchiveInflate) => {
  const sizeFault = async ({ entries }: Archive): Promise<ArchiveFault | null> => {
    for (const { content, isDeflated, size } of entries)
      if (isDeflated && (await measure(content, size)) !== size) return 'broken';
    return null;
  };
  const documentFault = async ({ type, entries }: Archive): Promise<ArchiveFault | null> => {
    const list = entries.find(({ name }) => name === contentTypesPart);
    if (list === undefined) return null;
    if (list.size > mostContentTypes) return 'unknown';
    const unpacked = list.isDeflated ? await unpack(list.content, list.size) : list.content;
    return unpacked === null ? 'broken' : officeFault(type, unpacked);
  };
  return async (content: Uint8Array): Promise<Either<ArchiveFault, ArchiveType>> => {
    const archive = readArchive(content);
    if (isLeft(archive)) return archive;
    const fault = (await documentFault(archive.right)) ?? (await sizeFault(archive.right));
    return fault === null ? right(archive.right.type) : left(fault);
  };
};
