import type { PicturePreview } from '../../contract/upload/picture-preview';
import type { ChosenFile } from './chosen-file';

/** A file made visible on this device; nothing is sent. */
export interface FilePreview {
  /** For the `src` of a picture, until it is closed. */
  readonly address: string;
  readonly close: () => void;
}

export interface FilePreviews {
  /** A chosen file; null when the platform cannot show it. */
  readonly open: (file: ChosenFile) => FilePreview | null;
  /** A picture that the gateway gave. */
  readonly openPicture: (picture: PicturePreview) => FilePreview;
}
