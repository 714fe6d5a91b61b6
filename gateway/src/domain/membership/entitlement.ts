import type { AlertPace } from '../../../../contract/membership/membership';
import type { SearchAlert } from '../../../../contract/search/saved-search';

/**
 * The rights of an account by its membership: the one value from which the gateway enforces limits and the texts of the
 * plans are made (TRU-01). A right that is not named here is not sold.
 */
export interface Entitlement {
  /** Things that the account may newly ask about in a month of Beijing. */
  readonly contactsPerMonth: number;
  /** How soon a saved search notifies about a match: once a day, or at once. */
  readonly alerts: AlertPace;
}

/** A right of an entitlement, which use case enforces it, and how its amount is written in a table of plans. */
interface RightKind {
  readonly name: string;
  readonly text: string;
  readonly enforcedBy: 'consulting' | 'savedSearches';
  readonly amount: (entitlement: Entitlement) => string;
}

const paces: Readonly<Record<AlertPace, string>> = { daily: '每日汇总', now: '立即提醒' };

/** Every right that is sold, by the part of the entitlement that it is. */
export const rightKinds: Readonly<Record<keyof Entitlement, RightKind>> = {
  contactsPerMonth: {
    name: '发起咨询',
    text: '就新的项目、求购或股份转让在线联系对方；同一内容再次咨询、已有会话继续沟通都不计次，每月 1 日恢复。',
    enforcedBy: 'consulting',
    amount: ({ contactsPerMonth }) => `每月 ${contactsPerMonth} 次`,
  },
  alerts: {
    name: '新项目提醒',
    text: '保存搜索条件，有符合条件的新内容时在消息中告知：每日汇总在早上 9 点发送，立即提醒在内容上架时发送。',
    enforcedBy: 'savedSearches',
    amount: ({ alerts }) => paces[alerts],
  },
};

/** What every fully verified account has without a plan. */
export const withoutPlan: Entitlement = { contactsPerMonth: 5, alerts: 'daily' };

/** Whether an entitlement holds alerts of this kind: all hold those of once a day. */
export const allowsAlert = ({ alerts }: Pick<Entitlement, 'alerts'>, asked: SearchAlert): boolean =>
  asked !== 'now' || alerts === 'now';

/** The rights of an entitlement, in one order for every plan. */
export const rightsOf = (entitlement: Entitlement) =>
  Object.entries(rightKinds).map(([key, { name, text, amount }]) => ({
    key,
    name,
    text,
    value: amount(entitlement),
  }));
