/** By which way an account was made. */
export type RegistrationWay = 'code' | 'form' | 'wechat';

/** The visitor's promotion; null where there is none (LAY-14). */
export interface Promoted {
  readonly sprad: string | null;
  readonly shareRegister: string | null;
  readonly platformChannel: string | null;
}

export interface NewAccount {
  /** What the account is known by. */
  readonly phone: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly way: RegistrationWay;
  readonly promoted: Promoted;
  /** No account is created without the statement to be at least 14 (MKT-23). */
  readonly ageStated: true;
}

export interface NewAccounts {
  /** Makes an unverified account and answers its id; null when the phone has one, also when two come at once. */
  readonly create: (account: NewAccount) => Promise<string | null>;
}
