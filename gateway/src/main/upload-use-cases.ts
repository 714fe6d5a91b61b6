import type { Database } from '../adapters/database/orm';
import { uploadStore } from '../adapters/database/stores/upload-store';
import { uploadCalls } from '../adapters/http/calls/upload-calls';
import { archiveInflate } from '../adapters/system/archive-inflate';
import { boundedInflate } from '../adapters/system/bounded-inflate';
import { makeShowUpload } from '../application/upload/show-upload';
import { makeTakeUpload, type TakeUploadNeeds } from '../application/upload/take-upload';
import type { FileStore } from '../ports/file-store';
import type { Random } from '../ports/random';

export type UploadUseCaseNeeds = Omit<TakeUploadNeeds, 'uploads' | 'inflate' | 'archives'> & {
  readonly files: FileStore;
  readonly random: Random;
};

/** Files that are taken and shown again. */
export const makeUploadUseCases = (database: Database, { files, random, ...needs }: UploadUseCaseNeeds) => {
  const uploads = uploadStore(database, files, random);
  const taking = { ...needs, uploads, inflate: boundedInflate, archives: archiveInflate };
  return {
    uploads,
    calls: uploadCalls(makeTakeUpload(taking), makeShowUpload(taking)),
  };
};
