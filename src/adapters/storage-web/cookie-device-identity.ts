import { inject, injectable } from 'inversify';
import type { DeviceIdentity } from '../../ports/device-identity';
import type { Random } from '../../ports/random';
import { tokens } from '../tokens';
import { deviceCookie as name } from './device-cookie';
import { DocumentCookies } from './document-cookies';

const form = /^[0-9a-f]{32}$/i;

/** 400 days in seconds: no browser keeps a cookie longer. */
const life = 34_560_000;

/** The device id in the cookie Device-Id; without cookies it holds for this run (GAT-03). */
@injectable()
export class CookieDeviceIdentity implements DeviceIdentity {
  private made: string | null = null;

  constructor(
    @inject(DocumentCookies) private readonly cookies: DocumentCookies,
    @inject(tokens.random) private readonly random: Random,
  ) {}

  readonly deviceId = (): string => {
    const kept = this.cookies.read(name);
    if (kept._tag === 'Some' && form.test(kept.value)) return kept.value;
    this.made ??= this.random.hex32();
    const { made } = this;
    this.cookies.write(name, made, life);
    // Where cookies are kept, the cookie alone says who this device is: once it is let go, another is made.
    if (this.cookies.read(name)._tag === 'Some') this.made = null;
    return made;
  };
}
