import type { SeedNews } from '../types';

const from = { category: 'case', source: '琥珀研究' } as const;

/** Deals that were done, without the names of those who did them. */
export const caseNews: readonly SeedNews[] = [
  {
    ...from,
    title: '一家区域检验机构如何在九个月里完成控股权转让',
    summary: '从委托到交割 271 天，报价方六家，最终价格比首轮高 18 %。复盘其中的四个决定。',
    picture: '/pictures/news-contract.svg',
    daysAgo: 5,
    html: `
<p>标的位于华东，年收入 1.4 亿元，净利润 2,600 万元，创始人持股 82 %。委托时他的要求只有两条：团队不散，品牌保留三年。</p>
<h2>四个决定</h2>
<ol><li><strong>先整理，后见面。</strong>用两个月把七家实验室的资质、设备与合同列成一张表，买方的问题少了一半。</li><li><strong>报价只看三项。</strong>价格、付款节奏、留任安排，其余条款放到第二轮。</li><li><strong>首期六成。</strong>签约付 60 %，交割后十二个月付 25 %，余款与三年净利润挂钩。</li><li><strong>把分歧写出来。</strong>双方对应收账款的看法差 900 万元，最后以共管账户解决。</li></ol>
<h2>时间花在哪里</h2>
<table><caption>从委托到交割的 271 天</caption><thead><tr><th scope="col">阶段</th><th scope="col">天数</th></tr></thead><tbody><tr><td>资料整理</td><td>62 天</td></tr><tr><td>接洽与首轮报价</td><td>48 天</td></tr><tr><td>尽职调查</td><td>71 天</td></tr><tr><td>合同谈判</td><td>53 天</td></tr><tr><td>审批与交割</td><td>37 天</td></tr></tbody></table>
<blockquote><p>价格是在尽职调查之前决定的，不是之后。</p></blockquote>`,
  },
  {
    ...from,
    title: '谈了十四个月没有成交：一宗食品加工厂并购的复盘',
    summary: '意向价 3.6 亿元，分歧却在冷库的环评。哪些问题应该在第一周就问。',
    picture: null,
    daysAgo: 15,
    html: `
<p>双方在第三周就谈妥了价格，第五个月发现二期冷库没有单独的环评批复。卖方认为可以补办，买方要求列为先决条件，此后九个月都在等。</p>
<p>如果重来一次：土地、环评、消防三项应当在签意向书之前核对，每项指定一名责任人和一个截止日。</p>`,
  },
  {
    ...from,
    title: '父子两代的分步交接：先卖 51 %，三年后再卖余下的',
    summary: '一家汽车零部件厂用两步退出换来了更高的总价，也多承担了三年的经营风险。',
    picture: null,
    daysAgo: 29,
    html: `
<p>第一步以净利润的 9 倍转让 51 %，第二步的价格按第三年净利润的 9 至 11 倍计算，以年均增长 10 % 为界。三年后，余下 49 % 的对价比一次性出售高出 27 %。</p>
<p>代价是卖方要留任三年，并接受买方派驻的财务负责人。适合愿意继续经营、对增长有把握的创始人。</p>`,
  },
  {
    ...from,
    title: '县域供水公司引入懂运营的股东：价格之外的三项承诺',
    summary: '漏损率、水质与职工安置写进协议，按年度考核，未达标的以分红补偿。',
    picture: '/pictures/news-links.svg',
    daysAgo: 52,
    html: `
<p>转让方持股 100 %，挂牌转让 49 %。受让方除了报价，还要就三件事作出书面承诺：三年内把管网漏损率降到 10 % 以下，出厂水质的 42 项指标全部达标，在册职工合同期内不裁员。</p>
<p>承诺按年度考核，未达标的，受让方当年分红的两成补偿给转让方。</p>`,
  },
  {
    ...from,
    title: '同一份尽调报告，两种结论：存货跌价怎么看',
    summary: '买方按库龄打折，卖方按订单匹配，差额 1,300 万元。双方最后各退一步。',
    picture: null,
    daysAgo: 80,
    html: `
<p>买方认为一年以上的备件应当全额计提跌价，卖方则逐项列出了在手订单。双方请评估机构抽查 60 项，结果 41 项在半年内有出库记录。</p>
<p>最终的安排是：有出库记录的按账面价值计，其余按四折计，差额在第二笔款里扣除。</p>`,
  },
];
