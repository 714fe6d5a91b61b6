import type { User } from '../../domain/user/user';

/** Where a page is, and whose it is, when its flows begin. */
export interface Where {
  /** The parameters of the address, as its route names them. */
  readonly params: Readonly<Record<string, string>>;
  /** The whole address, and what of it begins with '?', or ''. */
  readonly address: string;
  readonly search: string;
  /** Null for a visitor, and while nobody knows. */
  readonly user: User | null;
  /** The application's id at the captcha service; null where there is none (CAP-02). */
  readonly captchaAppid: string | null;
}
