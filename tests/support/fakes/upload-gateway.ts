import type { Either } from 'fp-ts/Either';
import type { GatewayFailure } from '../../../src/domain/gateway/failure';
import type { UploadedFile } from '../../../contract/upload/uploaded-file';
import type { Upload, UploadGateway } from '../../../src/ports/upload-gateway';
import { fakeCall, type FakeCall } from './pending-calls';

export interface FakeUploadGateway {
  readonly port: UploadGateway;
  readonly upload: FakeCall<Upload, Either<GatewayFailure, UploadedFile>>;
  /** Tells the latest caller how many bytes have gone out. */
  readonly progress: (sent: number) => void;
}

/** Records every upload; a test moves it on and answers it when it wants. */
export const fakeUploadGateway = (): FakeUploadGateway => {
  const upload: FakeUploadGateway['upload'] = fakeCall('upload');
  const listening: { tell?: ((sent: number) => void) | undefined } = {};
  return {
    upload,
    progress: (sent) => listening.tell?.(sent),
    port: {
      upload: (given, options) => {
        listening.tell = options?.onProgress;
        return upload.call(given, options?.signal);
      },
    },
  };
};
