import type { ChosenFile } from './chosen-file';

/** A chosen file made visible on this device; nothing is sent. */
export interface FilePreview {
  /** For the `src` of a picture, until it is closed. */
  readonly address: string;
  readonly close: () => void;
}

export interface FilePreviews {
  /** Null when the platform cannot show it. */
  readonly open: (file: ChosenFile) => FilePreview | null;
}
