import * as E from 'fp-ts/Either';
import { inject, injectable } from 'inversify';
import type { Upload, UploadGateway, UploadOptions } from '../../ports/upload-gateway';
import { UploadedFile } from '../../../contract/upload/uploaded-file';
import { GatewayCaller } from './gateway-caller';

/** Uploads over the wire, multipart to one path. */
@injectable()
export class WireUploadGateway implements UploadGateway {
  constructor(@inject(GatewayCaller) private readonly caller: GatewayCaller) {}

  readonly upload = ({ file, purpose }: Upload, options: UploadOptions = {}) =>
    this.caller.call(
      {
        method: 'POST',
        path: '/webapp/upload!save.action',
        params: { purpose },
        file: { content: file, onProgress: options.onProgress },
        codec: UploadedFile,
        read: (taken) => E.right(taken),
        safe: false,
        handledByCaller: true,
      },
      options,
    );
}
