import type { Message } from '../../../src/domain/message/message';
import type { Page } from '../../../src/domain/page/page';
import { sceneNow } from '../scene/scene-now';

const minute = 60_000;
const day = 24 * 60 * minute;

const letter: Message = {
  id: 'M1',
  from: 'U2',
  fromName: '周敏',
  fromOrg: '明德顾问',
  kind: 'chat',
  title: null,
  content: '资料室今天下午开放，访问名单已加上贵方律师。',
  sentAt: sceneNow - 12 * minute,
  isRead: false,
  conversation: 'C1',
  link: null,
  html: null,
};

const notice: Message = {
  ...letter,
  from: 'platform',
  fromName: '琥珀并购',
  fromOrg: null,
  kind: 'notice',
  conversation: null,
};

export const messages: readonly Message[] = [
  {
    ...notice,
    id: 'M9',
    kind: 'deal',
    title: '有 3 个新项目与您的关注一致',
    content: '机器人方向新增 3 个项目，其中 1 个为控股权转让。',
    sentAt: sceneNow - 0.2 * minute,
  },
  letter,
  {
    ...letter,
    id: 'M2',
    from: 'U3',
    fromName: '陈立',
    fromOrg: '台州锐刃（委托方）',
    content: '关于交割条件，我们希望首期款比例不低于六成。',
    sentAt: sceneNow - 5 * 60 * minute,
    isRead: true,
  },
  {
    ...letter,
    id: 'M3',
    from: 'U4',
    fromName: '何嘉',
    fromOrg: '金信并购基金',
    content: '附件是修订后的意向书，请查收。',
    sentAt: sceneNow - 30 * 60 * minute,
  },
  {
    ...notice,
    id: 'M4',
    title: '保密协议审核通过',
    content: '数控刀具龙头少数股权转让的资料已向您开放。',
    sentAt: sceneNow - 3 * day,
    isRead: true,
  },
  {
    ...letter,
    id: 'M5',
    from: 'U5',
    fromName: '吴晓东',
    fromOrg: '东南国投',
    content: '请问标的是否接受分期付款。',
    sentAt: sceneNow - 4 * day,
    isRead: true,
  },
  {
    ...notice,
    id: 'M6',
    kind: 'order',
    title: '撮合会员将于下月到期',
    content: '到期后保密资料的访问权限会暂停。',
    sentAt: sceneNow - 8 * day,
    isRead: true,
  },
  {
    ...letter,
    id: 'M7',
    from: 'U6',
    fromName: '林子航',
    fromOrg: '远山律师事务所',
    content: '股权转让协议（第二稿）已发到您的邮箱。',
    sentAt: sceneNow - 11 * day,
    isRead: true,
  },
  {
    ...notice,
    id: 'M8',
    title: '平台规则更新',
    content: '项目确认在售的有效期由 60 天改为 30 天。',
    sentAt: Date.UTC(2025, 11, 20),
    isRead: true,
  },
];

export const pageOf = (items: readonly Message[], more: boolean): Page<Message> => ({
  items,
  total: items.length,
  next: more ? { cursor: 'next', page: 2, pageSize: 20 } : null,
});

export const longMessages: readonly Message[] = messages.map((message) => ({
  ...message,
  fromName: '阿不都热合曼·买买提江',
  fromOrg: '中华人民共和国某某省国有资产投资运营集团有限公司战略投资部',
  title: message.title === null ? null : `${message.title}：${letter.content.repeat(3)}`,
  content: letter.content.repeat(6),
}));

export const plainMessage: Message = {
  ...letter,
  isRead: true,
  content:
    '沈总您好，资料室今天下午两点开放，访问名单已加上贵方律师。\n\n首批开放财务与法律两个目录，知识产权目录预计下周一补齐。如需安排现场走访，请提前两个工作日告知。',
};

export const richMessage: Message = {
  ...notice,
  id: 'M4',
  title: '保密协议审核通过',
  isRead: true,
  link: '/sale/entrust/S20260418',
  html: '<p>委托方已同意您的保密协议，<strong>数控刀具龙头少数股权转让</strong>的下列资料已向您开放：</p><ul><li>公司名称与主要客户</li><li>近三年审计报告</li><li>知识产权清单</li></ul><h3>接下来</h3><p>请在 <strong>2026年12月18日</strong> 前完成初步意向。项目页见 <a href="/sale/entrust/S20260418">这里</a>。</p><table><thead><tr><th>阶段</th><th>截止</th></tr></thead><tbody><tr><td>初步意向</td><td>12月18日</td></tr><tr><td>尽职调查</td><td>次年1月30日</td></tr></tbody></table><blockquote>资料仅供评估使用，不得转交第三方。</blockquote><script>document.title="x"</script><img src="x" onerror="alert(1)">',
};
