import type { InboxRow } from '../../../src/domain/message/inbox-row';
import type { Message } from '../../../src/domain/message/message';
import type { Page } from '../../../src/domain/page/page';
import { sceneNow } from '../scene/scene-now';

const minute = 60_000;
const day = 24 * 60 * minute;
const longOrg = '中华人民共和国某某省国有资产投资运营集团有限公司战略投资部';

const letter: Message = {
  id: 'M1',
  from: 'U2',
  fromName: '周敏',
  fromOrg: '明德顾问',
  kind: 'chat',
  title: null,
  content: '首批材料今天下午发出，已抄送贵方律师',
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

/** A conversation's row: how many of it are unread. */
const chat = (
  id: string,
  [name, org]: readonly [name: string, org: string | null],
  unread: number,
  newest: Partial<InboxRow>,
): InboxRow => ({
  ...letter,
  id,
  from: `U${id}`,
  fromName: name,
  fromOrg: org,
  conversation: `C${id}`,
  isRead: unread === 0,
  unread,
  recalled: false,
  found: null,
  peer: { id: `U${id}`, name, org, avatar: null, role: 'member', removed: false, verified: true },
  ...newest,
});

const told = (id: string, isRead: boolean, newest: Partial<InboxRow>): InboxRow => ({
  ...notice,
  id,
  isRead,
  unread: isRead ? 0 : 1,
  recalled: false,
  found: null,
  peer: null,
  ...newest,
});

export const messages: readonly InboxRow[] = [
  told('M9', false, {
    kind: 'deal',
    title: '有 3 个新项目与您的关注一致',
    content: '机器人方向新增 3 个项目，其中 1 个为控股权转让。',
    sentAt: sceneNow - 0.2 * minute,
  }),
  chat('M1', ['周敏', '明德顾问'], 3, {}),
  chat('M2', ['陈立', '台州锐刃（委托方）'], 0, {
    content: '关于交割条件，我们希望首期款比例不低于六成。',
    sentAt: sceneNow - 5 * 60 * minute,
  }),
  chat('M3', ['何嘉', '金信并购基金'], 1, {
    content: '[图片] 意向书.jpg [hupo:file:F3:image/jpeg:482113]',
    sentAt: sceneNow - 30 * 60 * minute,
  }),
  told('M4', true, {
    title: '保密协议审核通过',
    content: '数控刀具龙头少数股权转让的资料已向您开放。',
    sentAt: sceneNow - 3 * day,
  }),
  chat('M5', ['吴晓东', '东南国投'], 0, {
    content: '请问标的是否接受分期付款。',
    sentAt: sceneNow - 4 * day,
  }),
  chat('M10', ['平台客服', null], 0, {
    content: '您的求购需求已通过审核并发布',
    sentAt: sceneNow - 7 * day,
    peer: {
      id: 'UM10',
      name: '平台客服',
      org: null,
      avatar: null,
      role: 'platform',
      removed: false,
      verified: true,
    },
  }),
  told('M6', true, {
    kind: 'order',
    title: '专业会员将于下月到期',
    content: '到期后保密资料的访问权限会暂停。',
    sentAt: sceneNow - 8 * day,
  }),
  chat('M7', ['林子航', '远山律师事务所'], 0, {
    content: '[文件] 股权转让协议（第二稿）.pdf [hupo:file:F7:application/pdf:1280114]',
    sentAt: sceneNow - 11 * day,
  }),
  chat('M11', ['许文静', '启衡资本'], 0, {
    content: '',
    recalled: true,
    sentAt: sceneNow - 12 * day,
  }),
  told('M8', true, {
    title: '平台规则更新',
    content: '项目确认在售的有效期由 60 天改为 30 天。',
    sentAt: Date.UTC(2025, 11, 20),
  }),
];

export const pageOf = (items: readonly InboxRow[], more: boolean): Page<InboxRow> => ({
  items,
  total: items.length,
  next: more ? { cursor: 'next', page: 2, pageSize: 20 } : null,
});

export const longMessages: readonly InboxRow[] = messages.map((row) => ({
  ...row,
  fromName: '阿不都热合曼·买买提江',
  fromOrg: longOrg,
  title: row.title === null ? null : `${row.title}：${letter.content.repeat(3)}`,
  content: letter.content.repeat(6),
  unread: row.unread * 40,
  peer: row.peer === null ? null : { ...row.peer, name: '阿不都热合曼·买买提江', org: longOrg },
}));

export const plainMessage: Message = {
  ...letter,
  isRead: true,
  content:
    '沈总您好，首批材料今天下午两点发出，已抄送贵方律师。\n\n首批为财务与法律两类，知识产权目录预计下周一补齐。如需安排现场走访，请提前两个工作日告知。',
};

export const richMessage: Message = {
  ...notice,
  id: 'M4',
  title: '保密协议审核通过',
  isRead: true,
  link: '/sale/entrust/S20260418',
  html: '<p>委托方已同意您的保密协议，<strong>数控刀具龙头少数股权转让</strong>的下列资料已向您开放：</p><ul><li>公司名称与主要客户</li><li>近三年审计报告</li><li>知识产权清单</li></ul><h3>接下来</h3><p>请在 <strong>2026年12月18日</strong> 前完成初步意向。项目页见 <a href="/sale/entrust/S20260418">这里</a>。</p><table><thead><tr><th>阶段</th><th>截止</th></tr></thead><tbody><tr><td>初步意向</td><td>12月18日</td></tr><tr><td>尽职调查</td><td>次年1月30日</td></tr></tbody></table><blockquote>资料仅供评估使用，不得转交第三方。</blockquote><script>document.title="x"</script><img src="x" onerror="alert(1)">',
};
