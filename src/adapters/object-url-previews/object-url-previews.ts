import type { ChosenFile } from '../../ports/chosen-file';
import type { FilePreview, FilePreviews } from '../../ports/file-previews';

/** What of the browser's URL shows a file. */
type ObjectUrls = Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>;

/** Shows chosen files by blob: addresses, which the content policy allows for pictures alone. */
export class ObjectUrlPreviews implements FilePreviews {
  constructor(private readonly urls: ObjectUrls) {}

  readonly open = (file: ChosenFile): FilePreview | null => {
    if (!(file instanceof Blob)) return null;
    const address = this.urls.createObjectURL(file);
    return { address, close: () => this.urls.revokeObjectURL(address) };
  };
}
