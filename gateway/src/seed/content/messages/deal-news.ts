import type { SeedMessage } from '../types';

/** What happens to deals and NDAs. Nothing sealed is said in a message. */
export const dealNews: readonly SeedMessage[] = [
  {
    from: 'p-notice',
    to: 'u-shen',
    kind: 'deal',
    title: '保密协议已通过：XM20260409',
    content: '委托方已通过您对“数控刀具龙头少数股权转让”的保密协议，封存信息已打开。',
    html: null,
    hoursAgo: 503.6,
    read: true,
    link: '/sale/entrust/20260409',
  },
  {
    from: 'p-notice',
    to: 'u-shen',
    kind: 'deal',
    title: '保密协议即将到期：XM20260365',
    content: '您对“西南区域连锁宠物医院并购”的保密协议将在三天后到期，需要继续查看请重新签署。',
    html: null,
    hoursAgo: 360.5,
    read: true,
    link: '/sale/entrust/20260365',
  },
  {
    from: 'p-notice',
    to: 'u-shen',
    kind: 'deal',
    title: '保密协议已通过：XM20260377',
    content: '您对“粤港澳大湾区冷链物流园区整体出售”的保密协议已通过，资料共 5 份。',
    html: null,
    hoursAgo: 191.7,
    read: false,
    link: '/sale/platform/20260377',
  },
  {
    from: 'p-notice',
    to: 'u-shen',
    kind: 'deal',
    title: '保密协议未通过：XM20260396',
    content: '委托方未通过您对“工业机器人系统集成商整体出售”的保密协议，原因与补正方式见正文。',
    html: `<h3>委托方给出的原因</h3>
<p>受让主体与已认证机构不一致：协议上写的是拟设立的项目公司，而该公司尚未登记。</p>
<h3>怎样补正</h3>
<ul>
<li>以恒泰产业资本的名义重新签署；或者</li>
<li>待项目公司登记后，补充营业执照与股权关系说明。</li>
</ul>
<p>可以在<a href="/sale/entrust/20260396">项目页</a>查看当前状态。</p>`,
    hoursAgo: 118.4,
    read: false,
    link: '/sale/entrust/20260396',
  },
  {
    from: 'p-notice',
    to: 'u-shen',
    kind: 'deal',
    title: '新项目确认在售：XM20260418',
    content: '“华东某精密减速器制造商控股权转让”已由委托方确认在售，转让金额 3.2 亿元，控股权 67 %。',
    html: null,
    hoursAgo: 70.9,
    read: false,
    link: '/sale/entrust/20260418',
  },
  {
    from: 'p-notice',
    to: 'u-shen',
    kind: 'deal',
    title: '保密协议已提交：XM20260391',
    content: '您对“三类骨科植入物企业 Pre-IPO 轮融资”的保密协议已送交委托方，通常一个工作日内有结果。',
    html: null,
    hoursAgo: 23.5,
    read: false,
    link: '/sale/entrust/20260391',
  },
  {
    from: 'p-notice',
    to: 'u-zhou',
    kind: 'deal',
    title: '项目关注周报：XM20260409',
    content: '过去七天的阅读、收藏与保密协议申请已汇总，可以在“我的发布”中查看。',
    html: null,
    hoursAgo: 47.3,
    read: false,
    link: '/sale/entrust/20260409',
  },
  {
    from: 'p-notice',
    to: 'u-he',
    kind: 'deal',
    title: '挂牌进展：XM20260384',
    content: '“赣南县域供水公司 49 % 股权公开挂牌”进入正式挂牌阶段，意向受让方可向转让方咨询联合体要求。',
    html: null,
    hoursAgo: 66.1,
    read: true,
    link: '/sale/soe/20260384',
  },
];
