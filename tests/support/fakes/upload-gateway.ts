import { fakeFamily, type FakeFamily } from './fake-families';

export type FakeUploadGateway = FakeFamily<'upload'> & {
  /** Tells the latest caller how many bytes have gone out. */
  readonly progress: (sent: number) => void;
};

/** Records every upload; a test moves it on and answers it when it wants. */
export const fakeUploadGateway = (): FakeUploadGateway => {
  const fake = fakeFamily('upload');
  const listening: { notify?: ((sent: number) => void) | undefined } = {};
  return {
    ...fake,
    progress: (sent) => listening.notify?.(sent),
    port: {
      upload: (given, options) => {
        listening.notify = options?.onProgress;
        return fake.port.upload(given, options);
      },
    },
  };
};
