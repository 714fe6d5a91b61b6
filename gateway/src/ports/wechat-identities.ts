import type { WechatPerson } from '../domain/wechat/wechat-person';

/** Which account a person of WeChat logs in to. One person has one account, and one account one person. */
export interface WechatIdentities {
  /** The account of a bound person; null when none is bound. */
  readonly accountOf: (person: Pick<WechatPerson, 'openId'>) => Promise<string | null>;
  /** A random proof, good for one binding within 30 minutes, that WeChat named this person. */
  readonly offer: (person: Pick<WechatPerson, 'openId'>) => Promise<string>;
  /** Whether the proof can still be used. */
  readonly isOffered: (proof: string) => Promise<boolean>;
  /**
   * Binds the person of the proof to an account and uses the proof up. Bound to the same account already is
   * bound as well. `spent`: the proof is unknown, old or used, or the person has another account.
   * `accountTaken`: another person is bound to the account; the proof stays good.
   */
  readonly bind: (proof: string, accountId: string) => Promise<'bound' | 'spent' | 'accountTaken'>;
}
