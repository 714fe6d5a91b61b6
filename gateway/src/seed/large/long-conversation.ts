import type { SeedMessage } from '../records/message';
import { dice, othersAfter } from './dice';

/** The two who wrote so much to each other. */
const parties = ['u-shen', 'u-he'] as const;

const hoursPerMessage = 0.35;
/** Before everything else that is said. */
const newestHoursAgo = 2_400;

const subjects = [
  '审计底稿',
  '关联方清单',
  '租约台账',
  '环评批复',
  '社保缴纳证明',
  '前十大客户合同',
  '专利年费收据',
  '存货盘点表',
  '银行流水',
  '员工持股计划',
  '土地使用权证',
  '对外担保清单',
] as const;

const lines = [
  (what: string) => `${what}收到了，我先看一遍，有问题再来问您。`,
  (what: string) => `${what}里有两处和上一版对不上，麻烦您核一下。`,
  (what: string) => `${what}的扫描件缺最后一页。`,
  (what: string) => `关于${what}，我们内部讨论过，倾向按原方案走。`,
  (what: string) => `${what}今天下班前给您。`,
  (what: string) => `好的，${what}我来催。`,
  (what: string) =>
    `${what}这一块我们想分三步走：先由财务把口径对齐，再请律师出一份书面意见，最后放到投决会材料的附件里。您看时间上来得及吗？`,
  (what: string) => `${what}没有问题，可以往下走。`,
  () => '收到。',
  () => '明白，辛苦您。',
  () => '下午三点方便通个电话吗？',
  () => '我在路上，晚些时候回您。',
] as const;

/** A conversation as long as one gets over years, the oldest first and all of it read; the same on every machine. */
export const longConversation = (count: number): readonly SeedMessage[] => {
  const die = dice(othersAfter + 12);
  return Array.from({ length: count }, (_, nth) => {
    const [from, to] = die.happens(50) ? parties : ([parties[1], parties[0]] as const);
    const said = die.one(lines)(die.one(subjects));
    const hoursAgo = newestHoursAgo + (count - nth) * hoursPerMessage;
    return {
      from,
      to,
      kind: 'chat',
      title: null,
      content: `${said}（${String(nth + 1)}）`,
      html: null,
      hoursAgo,
      read: true,
      link: null,
    };
  });
};
