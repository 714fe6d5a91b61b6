import type { SeedMessage } from '../types';

/** Orders and invoices; the orders themselves are in content/orders.ts. A seeded order's number holds the day of seeding, so the links lead to the list. */
export const orderNews: readonly SeedMessage[] = [
  {
    from: 'p-orders',
    to: 'u-shen',
    kind: 'order',
    title: '买方会员已开通',
    content: '买方会员已开通，有效期 12 个月，实付 2,980.00 元。',
    html: `<h3>订单信息</h3>
<table>
<tbody>
<tr><th>商品</th><td>买方会员，12 个月</td></tr>
<tr><th>实付金额</th><td>2,980.00 元</td></tr>
<tr><th>支付方式</th><td>微信支付</td></tr>
<tr><th>开通主体</th><td>恒泰产业资本，沈知远</td></tr>
</tbody>
</table>
<p>退款条件见<a href="/user/agreement">《用户协议》</a>中关于付费与退款的部分。</p>`,
    hoursAgo: 2180.1,
    read: true,
    link: '/pay',
  },
  {
    from: 'p-orders',
    to: 'u-shen',
    kind: 'order',
    title: '电子发票已开具',
    content: '您申请的增值税电子普通发票已开具，金额 2,980.00 元，已发送到登记邮箱。',
    html: null,
    hoursAgo: 9.8,
    read: false,
    link: '/pay',
  },
  {
    from: 'p-orders',
    to: 'u-zhou',
    kind: 'order',
    title: '专业会员已开通',
    content:
      '6,980.00 元已到账，权益即时生效：每月可以就 60 个新的项目发起咨询，保存的搜索可以选择立即提醒。',
    html: null,
    hoursAgo: 264.9,
    read: true,
    link: '/pay',
  },
];
