import { uploadCalls } from '../../../contract/upload/calls';
import { fakeAsked, type FakeAsked } from './fake-asked';

export type FakeUploadGateway = FakeAsked<typeof uploadCalls> & {
  /** Tells the latest caller how many bytes have gone out. */
  readonly progress: (sent: number) => void;
};

/** Records every upload; a test moves it on and answers it when it wants. */
export const fakeUploadGateway = (): FakeUploadGateway => {
  const fake = fakeAsked(uploadCalls);
  const listening: { tell?: ((sent: number) => void) | undefined } = {};
  return {
    ...fake,
    progress: (sent) => listening.tell?.(sent),
    port: {
      upload: (given, options) => {
        listening.tell = options?.onProgress;
        return fake.port.upload(given, options);
      },
    },
  };
};
