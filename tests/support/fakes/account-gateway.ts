import { accountCalls } from '../../../contract/account/calls';
import type { AccountForms } from '../../../src/ports/account-gateway';
import { fakeAsked, type FakeAsked } from './fake-asked';

export type FakeAccountGateway = FakeAsked<typeof accountCalls, AccountForms> & {
  /** Under which registrations and new passwords were sent. */
  readonly keys: readonly (string | undefined)[];
};

/** Records every call of an account; a test answers each when it wants. */
export const fakeAccountGateway = (): FakeAccountGateway => {
  const fake = fakeAsked<typeof accountCalls, AccountForms>(accountCalls);
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
