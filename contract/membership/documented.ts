import type { Documented } from '../call/call';
import type { membershipCalls } from './calls';

const boughtAt = Date.UTC(2026, 10, 21, 1, 12);
const dayMs = 86_400_000;
const until = boughtAt + 365 * dayMs;

export const membershipDocumented: Documented<typeof membershipCalls> = {
  plans: {
    about: 'The memberships that are sold, the lowest first.',
    parameters: undefined,
    answer: [
      {
        planId: 'plan-buyer-year',
        name: '买方会员',
        amount: 298_000,
        months: 12,
        summary: '适合自行寻找标的的买方：联系项目方，查看尽调资料',
        rights: [
          {
            key: 'contact',
            name: '联系项目方',
            text: '在平台内直接联系项目的委托方或其顾问',
            value: '每月 20 次',
          },
        ],
        opens: ['deal.contact', 'deal.documents'],
        grade: 1,
        needsFullVerification: false,
        recommended: false,
      },
    ],
  },
  mine: {
    about: "One's own membership; its state is none where there never was one.",
    parameters: undefined,
    answer: {
      planId: 'plan-buyer-year',
      name: '买方会员',
      from: boughtAt,
      until,
      permissions: ['deal.contact', 'deal.documents'],
      renewFrom: until - 30 * dayMs,
      state: 'active',
    },
  },
};
