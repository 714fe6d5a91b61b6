import { usualReadDeadlines, type ReadNeeds } from '../../../gateway/src/adapters/file-store/checked-body';
import { systemClock } from '../../../gateway/src/adapters/system/system-clock';
import { wholeOf } from '../../../gateway/src/ports/file-reading';
import type { FileStore } from '../../../gateway/src/ports/file-store';

/** Reads with the usual deadlines, by the machine's clock. */
export const usualReads: ReadNeeds = {
  clock: systemClock,
  deadlines: usualReadDeadlines,
  broken: () => undefined,
};

/** The whole content of a file; null when there is none of this name. */
export const contentOf = async (files: FileStore, name: string): Promise<Uint8Array | null> => {
  const file = await files.open(name);
  return file === null ? null : wholeOf(file);
};
