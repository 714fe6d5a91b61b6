import type { SeedMessage } from '../types';
import { chat } from './chat';

/** Short exchanges beside the main deal. */
export const chatsWithOthers: readonly SeedMessage[] = [
  chat(
    'u-wu',
    'u-shen',
    318.4,
    true,
    '沈总，看到贵司关注供水那单。我们东南国投在邻县有两座水厂，如果您做财务投资人，我们愿意做运营方，一起摘牌。',
  ),
  chat(
    'u-shen',
    'u-wu',
    312.9,
    true,
    '吴总，思路可行。联合体里谁派总经理、水价调整的风险怎么分，这两点先聊清楚。',
  ),
  chat(
    'u-wu',
    'u-shen',
    311.5,
    true,
    '总经理我们派，财务负责人您派。水价风险按持股比例共担，写进一致行动协议。',
  ),
  chat('u-shen', 'u-wu', 309.7, false, '标的是否接受分期付款？挂牌公告里写的是一次性，想确认有没有余地。'),
  chat(
    'u-he',
    'u-shen',
    26.3,
    true,
    '知远，冷链园区那单我们内部也过了一遍。租约质量不错，问题是回租那座库的租金是不是做高了，影响资本化率。',
  ),
  chat(
    'u-shen',
    'u-he',
    25.8,
    true,
    '回租租金比同区域高 6 % 左右，剔除之后现金回报还有得算。贵方要不要跟三成？',
  ),
  chat(
    'u-he',
    'u-shen',
    3.1,
    false,
    '可以谈。我们的基金章程要求单一资产不超过规模的两成，三成刚好在线内，等我走完认证再签意向。',
  ),
  chat(
    'u-chen',
    'u-zhou',
    52.6,
    true,
    '周总，买方监盘的同事名单收到了，车间参观路线我来安排，涂层工序那一段不拍照。',
  ),
  chat('u-zhou', 'u-chen', 51.9, true, '明白，我会提前和买方说好。'),
  chat('u-shen', 'p-service', 290.2, true, '您好，求购需求提交之后多久能审核？'),
  chat(
    'p-service',
    'u-shen',
    289.6,
    true,
    '沈先生您好，一般一个工作日内完成审核。您的求购需求已通过审核并发布，可以在“我的发布”中查看。',
  ),
];
