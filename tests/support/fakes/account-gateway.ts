import { fakeFamily, type FakeFamily } from './fake-families';

export type FakeAccountGateway = FakeFamily<'account'> & {
  /** Under which registrations and new passwords were sent. */
  readonly keys: readonly (string | undefined)[];
};

/** Records every call of an account; a test answers each when it wants. */
export const fakeAccountGateway = (): FakeAccountGateway => {
  const fake = fakeFamily('account');
  const keys: (string | undefined)[] = [];
  return {
    ...fake,
    keys,
    port: {
      ...fake.port,
      register: (registration, options) => {
        keys.push(options?.key);
        return fake.port.register(registration, options);
      },
      resetPassword: (reset, options) => {
        keys.push(options?.key);
        return fake.port.resetPassword(reset, options);
      },
    },
  };
};
