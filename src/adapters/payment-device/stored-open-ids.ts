import { toNullable } from 'fp-ts/Option';
import type { KeyValueStorage } from '../../ports/key-value-storage';
import type { OpenIds } from '../../ports/open-ids';

const name = 'hupo.pay-open-id';

/** As the pay host takes WeChat's openIds; anything else is none. */
const shape = /^o[\w-]{8,63}$/;

/** The payer's openId, in local storage until the logout (PAY-08). */
export class StoredOpenIds implements OpenIds {
  constructor(private readonly storage: KeyValueStorage) {}

  readonly read = (): string | null => {
    const kept = toNullable(this.storage.read(name)());
    return kept !== null && shape.test(kept) ? kept : null;
  };

  readonly keep = (openId: string) => () => {
    this.storage.write(name, openId)();
  };

  readonly forget = (): void => this.storage.remove(name)();
}
