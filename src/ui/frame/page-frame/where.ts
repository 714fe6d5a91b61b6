import type { CaptchaAppid } from '../../../domain/captcha/captcha-appid';
import type { User } from '../../../domain/user/user';

/** Where a page is, and whose it is, when its flows begin. */
export interface Where {
  /** The parameters of the address, as its route names them. */
  readonly params: Readonly<Record<string, string>>;
  /** The whole address, and what of it begins with '?', or ''. */
  readonly address: string;
  readonly search: string;
  /** Null for a visitor, and while the user is not known. */
  readonly user: User | null;
  readonly captchaAppid: CaptchaAppid;
}
