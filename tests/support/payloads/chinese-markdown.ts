/** An answer as language models write it in Chinese, and the elements that it is. */
export interface WrittenAnswer {
  readonly name: string;
  readonly markdown: string;
  readonly html: string;
}

const table = (head: readonly string[], ...rows: readonly (readonly string[])[]): string =>
  `<div class="answer-table"><table><thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead>` +
  `<tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table></div>`;

export const chineseMarkdown: readonly WrittenAnswer[] = [
  {
    name: 'two ranges',
    markdown: '估值 5~10 亿元，员工 200~300 人。',
    html: '<p>估值 5~10 亿元，员工 200~300 人。</p>',
  },
  {
    name: 'two ranges of two tildes',
    markdown: '估值 5~~10 亿元，员工 200~~300 人。',
    html: '<p>估值 5~~10 亿元，员工 200~~300 人。</p>',
  },
  {
    name: 'a range of two tildes in bold, and a product of two asterisks',
    markdown: '估值**2~~3**亿，共 5**10 项，完。',
    html: '<p>估值<strong>2~~3</strong>亿，共 5**10 项，完。</p>',
  },
  {
    name: 'a range of full-width tildes and a correction',
    markdown: '估值 5～10 亿元，~~原报价 12 亿元~~。',
    html: '<p>估值 5～10 亿元，<s>原报价 12 亿元</s>。</p>',
  },
  {
    name: 'bold quotes',
    markdown: '标的为**“专精特新”**企业，**《股权转让协议》**已签，**（注1）**见后。',
    html: '<p>标的为<strong>“专精特新”</strong>企业，<strong>《股权转让协议》</strong>已签，<strong>（注1）</strong>见后。</p>',
  },
  {
    name: 'a bold label with its colon',
    markdown: '**注意：**后文说明。**风险提示：**市场波动。',
    html: '<p><strong>注意：</strong>后文说明。<strong>风险提示：</strong>市场波动。</p>',
  },
  {
    name: 'bold figures with a per cent sign',
    markdown: '增长**25%**，毛利率**38.5%**左右，**$1.5亿**。',
    html: '<p>增长<strong>25%</strong>，毛利率<strong>38.5%</strong>左右，<strong>$1.5亿</strong>。</p>',
  },
  {
    name: 'bold ends at a comma, the next begins after it',
    markdown: '**营收，**利润，**现金流。**其余',
    html: '<p><strong>营收，</strong>利润，<strong>现金流。</strong>其余</p>',
  },
  {
    name: 'emphasis in bold',
    markdown: '**核心*“壁垒”*在技术**；***“双料”***冠军',
    html: '<p><strong>核心<em>“壁垒”</em>在技术</strong>；<em><strong>“双料”</strong></em>冠军</p>',
  },
  {
    name: 'asterisks that mark nothing',
    markdown: '面积 3 * 4 米，规格 2*3，公式 a*b*c。',
    html: '<p>面积 3 * 4 米，规格 2*3，公式 a<em>b</em>c。</p>',
  },
  {
    name: 'breaks and entities in a table',
    markdown:
      '| 项目 | 条件 |\n| --- | --- |\n| 甲 | 营收&nbsp;&ge;&nbsp;5 亿元<br>净利润 &gt; 3000 万元 |\n| 乙 | 持股 &le; 30%<br/>**优先：**长三角 |',
    html: table(
      ['项目', '条件'],
      ['甲', '营收&nbsp;≥&nbsp;5 亿元<br>净利润 &gt; 3000 万元'],
      ['乙', '持股 ≤ 30%<br><strong>优先：</strong>长三角'],
    ),
  },
  {
    name: 'entities by number, and one that is none',
    markdown: '毛利率&#65306;30&#x25;，R&D 占比，AT&amp;T，&unknown; &copy 不变',
    html: '<p>毛利率：30%，R&amp;D 占比，AT&amp;T，&amp;unknown; &amp;copy 不变</p>',
  },
  {
    name: 'a break at the beginning of a line',
    markdown: '第一行\n<br>**第二：**行',
    html: '<p>第一行\n<br><strong>第二：</strong>行</p>',
  },
  {
    name: 'numbered items with empty lines between them',
    markdown: '1. 第一项\n\n2. 第二项\n\n3. 第三项\n\n结语',
    html: '<ol start="1"><li><p>第一项</p></li><li><p>第二项</p></li><li><p>第三项</p></li></ol><p>结语</p>',
  },
  {
    name: 'numbered items that are all called 1',
    markdown: '1. 第一项\n\n1. 第二项\n\n1. 第三项',
    html: '<ol start="1"><li><p>第一项</p></li><li><p>第二项</p></li><li><p>第三项</p></li></ol>',
  },
  {
    name: 'items with paragraphs and items of their own',
    markdown:
      '1. **标的：**减速器\n\n   营收 5~10 亿元。\n\n   - 甲\n\n   - 乙\n\n2. **买方：**产业资本\n\n   出价 3 亿元。',
    html:
      '<ol start="1"><li><p><strong>标的：</strong>减速器</p><p>营收 5~10 亿元。</p><ul><li><p>甲</p></li><li><p>乙</p></li></ul></li>' +
      '<li><p><strong>买方：</strong>产业资本</p><p>出价 3 亿元。</p></li></ol>',
  },
  {
    name: 'code with an empty line',
    markdown: '```\n甲 ~ 乙\n\n**丙**&nbsp;\n```\n\n`&nbsp;` 与 `**x**`',
    html: '<pre><code>甲 ~ 乙\n\n**丙**&amp;nbsp;</code></pre><p><code>&amp;nbsp;</code> 与 <code>**x**</code></p>',
  },
  {
    name: 'a heading and a comparison',
    markdown: '## **一、“估值”**概览\n\n净利润 <5000 万元，市盈率 >15 倍',
    html: '<h3><strong>一、“估值”</strong>概览</h3><p>净利润 &lt;5000 万元，市盈率 &gt;15 倍</p>',
  },
];
