import { left } from 'fp-ts/Either';
import type { FileDownload } from '../../ports/file-download';

/** The handing over of files, whose code is loaded with the first file. */
export const lazyDownload = (load: () => Promise<FileDownload>): FileDownload => ({
  save: (file) => () =>
    load().then(
      (downloads) => downloads.save(file)(),
      () => left('downloadFailed' as const),
    ),
});
