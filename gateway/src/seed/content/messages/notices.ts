import type { SeedMessage } from '../types';

/** What the platform tells people about their account and its rules. */
export const notices: readonly SeedMessage[] = [
  {
    from: 'p-service',
    to: 'u-shen',
    kind: 'notice',
    title: '机构认证已通过',
    content: '恒泰产业资本的机构认证已通过，可以查看全部在售项目并签署保密协议。',
    html: null,
    hoursAgo: 2204.5,
    read: true,
    link: '/user',
  },
  {
    from: 'p-notice',
    to: 'u-shen',
    kind: 'notice',
    title: '保密协议使用规则更新',
    content: '保密协议的有效期、转授范围和退出后的资料处理有了更细的规定，请在下次签署前阅读。',
    html: `<h2>更新了什么</h2>
<p>为了让委托方放心开放资料，也让受让方清楚边界，我们把保密协议的三个部分写得更细。</p>
<h3>一、有效期</h3>
<p>自委托方审核通过之日起算，<strong>十二个月内可查看封存信息</strong>；保密义务不因到期而终止，延续至信息合法公开之日。</p>
<h3>二、可以给谁看</h3>
<ul>
<li>本机构参与该项目的员工；</li>
<li>受聘的律师、会计师、评估师，且其已作出书面保密承诺；</li>
<li>投资决策委员会成员。</li>
</ul>
<p>融资方、联合受让方和有限合伙人不在其内，需要各自签署。</p>
<h3>三、退出以后</h3>
<ol>
<li>五个工作日内停止使用全部资料；</li>
<li>删除电子件，销毁纸质件；</li>
<li>法律要求留存的，单独封存并书面说明。</li>
</ol>
<p>完整条款见<a href="/user/agreement">《用户协议》</a>中关于保密与封存信息的部分。</p>`,
    hoursAgo: 530.2,
    read: true,
    link: '/user/agreement',
  },
  {
    from: 'p-assistant',
    to: 'u-shen',
    kind: 'notice',
    title: '3 个新项目符合您关注的“机器人”行业',
    content: '按您关注的行业“机器人”，整理了 3 个在售项目，涵盖零部件、控制与系统集成。',
    html: `<h2>本期整理</h2>
<p>三个项目分别在产业链的不同位置，可以放在一起比较。</p>
<ul>
<li><a href="/sale/entrust/20260412">协作机器人关节模组企业战略投资</a>：上海，战略投资，投资方可获得优先供货权。</li>
<li><a href="/sale/listed/20260381">移动机器人控制器业务剥离</a>：江苏南京，上市公司剥离，附三年采购协议。</li>
<li><a href="/sale/entrust/20260396">工业机器人系统集成商整体出售</a>：安徽合肥，全部股权，交付整线 96 条。</li>
</ul>
<h3>关键数据一览</h3>
<table>
<thead><tr><th>项目</th><th>金额</th><th>营收同比</th></tr></thead>
<tbody>
<tr><td>关节模组</td><td>1.5 亿元</td><td>+41.2 %</td></tr>
<tr><td>控制器</td><td>1 亿元</td><td>+9.1 %</td></tr>
<tr><td>系统集成</td><td>1.2 亿元</td><td>-4.6 %</td></tr>
</tbody>
</table>
<blockquote><p>整理只依据公开的项目简介，不构成投资建议。</p></blockquote>`,
    hoursAgo: 1.4,
    read: false,
    link: null,
  },
  {
    from: 'p-service',
    to: 'u-shen',
    kind: 'notice',
    title: '新设备登录提醒',
    content: '您的账号在一台新设备上登录。如果不是本人操作，请尽快联系客服停用该设备。',
    html: null,
    hoursAgo: 31.7,
    read: false,
    link: '/user',
  },
  {
    from: 'p-notice',
    to: 'u-shen',
    kind: 'notice',
    title: '隐私政策补充说明',
    content: '隐私政策补充了设备标识和安全验证的用途说明，您的权利没有减少。',
    html: `<h3>补充的内容</h3>
<p>我们把两类信息单独列了出来：</p>
<ul>
<li><strong>设备标识</strong>：一串随机生成的字符，用来识别同一设备上的登录，不读取硬件序列号。</li>
<li><strong>安全验证</strong>：登录时拖动滑块的轨迹，只用于判断是否为真人操作。</li>
</ul>
<p>查看<a href="/user/privacy">《隐私政策》</a>全文。</p>`,
    hoursAgo: 98.6,
    read: false,
    link: '/user/privacy',
  },
  {
    from: 'p-service',
    to: 'u-he',
    kind: 'notice',
    title: '当前认证等级说明',
    content: '您已完成个人认证。补充机构材料并通过审核后，可以签署保密协议、查看封存信息。',
    html: null,
    hoursAgo: 168.3,
    read: false,
    link: '/user',
  },
  {
    from: 'p-service',
    to: 'u-xu',
    kind: 'notice',
    title: '注册完成，接下来做什么',
    content: '通过完整认证后可以签署保密协议、联系委托方，这里说明需要准备哪些材料、多久有结果。',
    html: `<h2>三步完成认证</h2>
<ol>
<li>填写姓名、所在机构与职务；</li>
<li>上传名片或营业执照副本，文字清晰、四角完整；</li>
<li>等待审核，通常在一个工作日内有结果。</li>
</ol>
<p>审核期间可以浏览<a href="/">首页</a>，也可以先读一读<a href="/user/agreement">《用户协议》</a>。</p>`,
    hoursAgo: 93.4,
    read: false,
    link: '/user',
  },
];
