import type { PicturePreview } from '../../../contract/upload/picture-preview';
import type { ChosenFile } from '../../ports/chosen-file';
import type { FilePreview, FilePreviews } from '../../ports/file-previews';
import { bytesOfBase64 } from '../bytes-of-base64';

/** What of the browser's URL shows a file. */
type ObjectUrls = Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>;

/** Shows files by blob: addresses, which the content policy allows for pictures alone. */
export class ObjectUrlPreviews implements FilePreviews {
  constructor(private readonly urls: ObjectUrls) {}

  readonly open = (file: ChosenFile): FilePreview | null => (file instanceof Blob ? this.shown(file) : null);

  readonly openPicture = ({ type, content }: PicturePreview): FilePreview =>
    this.shown(new Blob([bytesOfBase64(content)], { type }));

  private shown(content: Blob): FilePreview {
    const address = this.urls.createObjectURL(content);
    return { address, close: () => this.urls.revokeObjectURL(address) };
  }
}
