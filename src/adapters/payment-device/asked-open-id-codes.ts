import { isRight, left } from 'fp-ts/Either';
import type { KeyValueStorage } from '../../ports/key-value-storage';
import type { OpenIdCodes } from '../../ports/open-id-codes';
import type { PlatformBridge } from '../../ports/platform-bridge';
import type { Random } from '../../ports/random';

const name = 'hupo.payer-asked';

/** The request to WeChat stays in the tab; the start removed WeChat's answer from the address (PAY-08). */
export class AskedOpenIdCodes implements OpenIdCodes {
  private came: string | null;

  /** @param came the code with which the page began; null when there was none */
  constructor(
    private readonly storage: KeyValueStorage,
    private readonly random: Pick<Random, 'hex32'>,
    private readonly bridge: Pick<PlatformBridge, 'authorizePayer'>,
    came: string | null,
  ) {
    this.came = came;
  }

  readonly ask: OpenIdCodes['ask'] = () => {
    const state = this.random.hex32();
    return isRight(this.storage.write(name, state)())
      ? this.bridge.authorizePayer(state)()
      : Promise.resolve(left({ kind: 'failed', reason: 'the request to WeChat cannot be kept' }));
  };

  readonly take = (): string | null => {
    const code = this.came;
    this.came = null;
    return code;
  };
}
