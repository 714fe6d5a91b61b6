const any = (...words: readonly string[]): string => `(?:${words.join('|')})`;

/** What a listing states under a name of its own: asked about, wherever it stands in a question. */
const parts = any(
  '净利润|净利率|净利|毛利率|利润率|利润总额|营业收入|营业额|营收|估值|市值|市盈率|资产负债率|增长率|增速',
  '公司名称|公司名字|公司全称|企业名称|企业全称|主要客户|出售原因|转让原因|项目文件|联系方式',
  '(?:公司|企业)?(?:真实|完整)(?:名称|名字|全称|姓名)|联系人的?(?:姓名|手机号?码?|电话号?码?|微信号?|邮箱)',
  '手机号码?|电话号码|联系电话|微信号',
  '转让价格|转让金额|转让价|财务数据|财务状况|财务指标|(?:融资|投资)?轮次',
);
/** Words that may as well be what is looked for: 信息 of 信息安全. They are asked about where the sentence stops behind them. */
const wideParts = any(
  '名称|名字|全称|客户|原因|文件|资料|收入|利润|业绩|财务|员工|人数|资产|负债|价格|进展|情况|详情',
  '信息|亮点|条件|电话|联系人|地址|股比|比例|状态|阶段|行业|地区|所在地',
);
const joint = any('的|和|与|以及|及|跟|、');
const stop = String.raw`(?=\s{0,3}(?:$|[\p{P}\s]|和|与|以及|及|跟|是|有|怎|如|多|哪|什么|吗|呢|为))`;
const years = String.raw`(?:20\d{2}\s{0,3}年度?|去年|今年|前年|近[一二两三四五]年)`;
const partsAsked = new RegExp(
  `${joint}?\\s{0,3}(?:${years}\\s{0,3}的?\\s{0,3})?${parts}|${joint}\\s{0,3}(?:${years}\\s{0,3}的?\\s{0,3})?${wideParts}${stop}`,
  'gu',
);

/** How a question asks. */
const manners = new RegExp(
  [
    '有没有|有哪些|有什么|是多少|是什么|叫什么|是谁|为什么|哪一些|哪些|哪个|哪家|哪里|什么时候|什么|多少|多大|多高|几个',
    '那么|怎么样|怎么算|怎样|如何|怎么|请问|麻烦|能不能|可以|可否|是否|帮我|给我|我想|我要|想要|想知道|了解|关于',
    '谢谢您?|多谢|感谢|辛苦了?|越.{1,3}越好|分别|平均|尽量|具体|(?:请|更|再)?详细(?:地|的)?(?:说明|介绍|列出|一点|一些|点)?',
    '说明|解释|总结|帮忙|找一下|找找|寻找|查找|查询|查一下|搜索|看看|推荐|介绍|列出|告诉我|说说|讲讲|一下',
  ].join('|'),
  'g',
);

/** What points back at something that was said: each question is answered by itself. */
const pointers =
  /第\s{0,3}[\d一二三四五六七八九十两几]{1,12}\s{0,3}[个家条项]|[这那]\s{0,3}[个家些]|最后[一那]?[个家条项]|[前后][一两]个(?![月季年星礼])|上一?[个家些](?![月季年星礼])|该(?:项目|标的|公司|企业)|它们|它|上面|前面|刚才|刚刚|上述/g;

/** How it is wished for: 想收购一家, 我们打算买. What of it begins or ends a name is none: 买断, 外卖, 并购基金. */
const wishes = [
  '我们|我司|谁(?:想要|想|要|在)?|打算|准备|(?<!新)希望|有意向?|购买|购入|买入|并购(?!基金|贷款|重组|顾问|服务)',
  String.raw`[一二三四五六七八九十两几\d]{1,12}\s{0,3}(?:个(?!月)|家(?!人))`,
  '买方|买家|卖方|卖家',
  '(?<![购团])要?买(?![卖断手菜单])|(?<![外专拍热特寄变转甩])要?卖(?![场点座空断])',
];

/** What else a question is made of beside what it looks for. */
const commonplace = new RegExp(
  [
    ...wishes,
    '最新(?:上架|发布|上线|确认)?|平台上|平台|目前|现在|最近|当前|正在|在找|在售|出售|求购|收购方|收购|投资方|需求|股份转让|老股',
    '项目|标的|企业|公司|厂家|行业|地区|方面|领域|相关|类的|类|金额|价格|预算|报价|规模|交易',
    '省|市|元|的|了|吗|呢|吧|和|与|及|或|在|是|有|被|把|对|里|中|做|请|想|找|看|列',
  ].join('|'),
  'g',
);

/** A question without the parts of a listing that it asks about: 出售原因 is no 出售. */
export const withoutParts = (question: string): string => question.replace(partsAsked, ' ');

/** Whether it asks about a part of a listing, or points back at one: it means one that it does not name. */
export const meansOne = (question: string): boolean =>
  withoutParts(question) !== question || question.search(pointers) >= 0;

/** Without how it asks either: a title in it stays whole. */
export const withoutAsking = (question: string): string => withoutParts(question).replace(manners, ' ');

/** Whether it points back at something that was said. */
export const pointsBack = (question: string): boolean => question.search(pointers) >= 0;

const most =
  /(净利润|净利|利润|营业收入|营业额|营收|收入|估值|市值|资产|负债|金额|价格|转让价|预算)\s{0,3}最\s{0,3}(?:高|低|大|小|多|少)/gu;

const came = any('上架|上线|发布|增加|新增');
const lately = any(
  String.raw`(?:最近|近|这|过去|上)\s{0,3}(?:[一两二三四五六七\d]{1,6}|几)?\s{0,3}(?:天|周|个?星期|个?月)(?:内|以内|之内|以来)?`,
  String.raw`本\s{0,3}(?:星期|周|月)|今[天日]|昨[天日]`,
);
/** When it came: no list is asked by that, though each begins with what was confirmed last. */
const cameWhen = new RegExp(
  `${lately}\\s{0,3}(?:刚刚?|新)?${came}?|(?:最近|近期|刚刚?|(?<!最)新)\\s{0,3}(?!新增)${came}|新增(?=的|项目|标的|求购|了|几|哪|有|$)`,
  'gu',
);

/** What a question looks for, and nothing of what it is made of beside that. */
export const lookedFor = (question: string): string =>
  withoutAsking(question.replace(most, ' ').replace(cameWhen, ' '))
    .replace(pointers, ' ')
    .replace(commonplace, ' ');

const figureOfAnother =
  /(净利润|净利|利润|营业收入|营业额|营收|收入|估值|市值|资产|负债)[^\p{P}\d]{0,6}\d[\d.]{0,15}\s{0,3}(?:亿|千万|百万|万)/u;

const leftOut = /(?:不要|不含|不包括|不考虑|排除|除了|除去|剔除)\s{0,3}[^\s\p{P}的]{1,12}的?/gu;

/** Without what is not to be among what is found: nothing of it is looked for. */
export const withoutLeftOut = (question: string): string => question.replace(leftOut, ' ');

/** By what a question bounds or orders that no list can be asked by, such as 净利润 of 净利润 4000 万以上: no price. */
export const notSearchedBy = (question: string): readonly string[] => [
  ...new Set(
    [figureOfAnother.exec(question), ...question.matchAll(most)].flatMap((match) => match?.[1] ?? []),
  ),
  ...(question.search(cameWhen) < 0 ? [] : ['上架时间']),
  ...(withoutLeftOut(question) === question ? [] : ['排除条件']),
];

const numbers = /(?<![a-z0-9])(?:xm|xq|gf)\d{6,16}(?![a-z0-9])/g;

/** The numbers of deals that a question names: 'xm20260418'. */
export const dealNumbers = (question: string): readonly string[] => [
  ...new Set(question.match(numbers) ?? []),
];
