import type { UploadPurpose } from '../domain/upload/file-fault';
import type { UploadedFile } from '../../contract/upload/uploaded-file';
import type { Call, CallOptions } from './call';
import type { ChosenFile } from './chosen-file';

/** What is sent. */
export interface Upload {
  readonly file: ChosenFile;
  readonly purpose: UploadPurpose;
}

export interface UploadOptions extends CallOptions {
  /** Told of each part that has gone out: bytes of the file so far, never more than its size. */
  readonly onProgress?: (sent: number) => void;
}

export interface UploadGateway {
  /**
   * Sends one file whole; never repeated by itself. Handles its own answer: no global notice.
   * `refused` carries the server's message about type, size or a body that was cut off.
   */
  readonly upload: (upload: Upload, options?: UploadOptions) => Call<UploadedFile>;
}
