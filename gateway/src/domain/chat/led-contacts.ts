/** From the first unit of a text to after the last. */
export type Span = readonly [number, number];

const currency = '(?:元|美元|欧元|港元|人民币|股|吨)';
/** A unit in brackets or after the word for it: （百万元）, ，单位万元. */
const statedUnit = `\\((?:单位[:为是]?)?\\s?[百千万亿]{0,2}${currency}\\)|[,(]?\\s?单位[:为是]?\\s?[百千万亿]{0,2}${currency}`;
/** A unit of things that are counted; not the first sign of a word such as 个人 or 家里. */
const countUnit =
  '[个次台部家人户件条份辆套组张只箱瓶盒片颗笔](?:(?!\\p{Script=Han})|(?=左右|以上|以下|的|产品|设备|用户|客户|下载|记录|订单|数据))';

/** Numbers that are followed by a unit are amounts, not phones. */
export const noAmount = `(?!(?:\\.\\d{1,4})?\\s{0,2}(?:[亿万千百]|元|股|美元|欧元|港元|%|％|吨|平方|RMB|CNY|USD|${statedUnit}|${countUnit}))`;
const noCount = '(?!\\s?[个次台部家人户名件条份辆套粉])';

export const gap = '[-–—.·_\\s]{0,3}';
/** The rest of an address after its host. */
export const path = '(?:[/?#:][\\w/?#=&%.~+:-]{0,200})?';
/** What leads from a name to an id, brackets and quotation marks too. */
const opening = '[\\s:是为=→>(\\[{【〔「『"“\'‘<《〈\\p{Extended_Pictographic}-]{0,4}';
const weChat =
  '(?:微\\s{0,2}信|薇\\s?信|薇(?=[\\p{Extended_Pictographic}\\s]{0,3}[:=])|威信|徽信|wei ?xin|(?<![a-z])wei ?信(?!息)|wechat|(?<![a-z])[vw]x|(?<![a-z])v信|(?<![增附追])加v|(?<![a-z0-9])\\+v)';
const numbered = '(?:公众号|同号|号码?|账号|id|hao(?![a-z]))';
const idEnd = '(?![a-z0-9_-])';
const word = `([a-z][a-z0-9_-]{5,19})${idEnd}`;
/** A word with a digit or an underline in it is an id; a plain word may be one. */
const signedWord = `(?=[a-z-]{1,19}[\\d_])${word}`;
const wordOfDigits = `((?=[0-9_-]{1,19}[a-z])[0-9][a-z0-9_-]{5,19})${idEnd}`;

const phoneNames = '(?:固定?电?话|座机|电话|热线|传真|(?<![a-z])tel)';
const noDate = '(?!(?:19|20)\\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])(?!\\d))';
const colon = '[\\s是为]{0,2}[:=→]';

const messengers =
  '钉钉|ding ?talk|飞书|feishu|(?<![a-z])lark|telegram|(?<![a-z])tg|电报|纸飞机|skype|抖音|小红书|微博';

/** A name that leads to contacts, and the forms that these have after it: the contact is the one group of each form. */
interface Lead {
  readonly names: RegExp;
  readonly forms: readonly RegExp[];
}

const lead = (names: string, ...forms: readonly string[]): Lead => ({
  names: new RegExp(names, 'giu'),
  forms: forms.map((form) => new RegExp(form, 'iuy')),
});

/** Chinese ends of domains. */
export const chineseEnds = '(?:中国|公司|网络|集团|在线|中文网|商城|企业|网址|香港)';

const qqNumber = `([1-9](?:[-\\s]?\\d){4,11})(?!\\d)${noAmount}${noCount}`;

/**
 * A plain word after the name of WeChat is no contact (微信 offline 支付). It is one if it has a digit or an underline, if a
 * sign such as a colon or a request leads to it, or if no further word follows. Every name is searched for once, and its
 * forms are tried only where it ends, so that the time is linear in the length of the text.
 */
const leads: readonly Lead[] = [
  lead(
    weChat,
    `\\s{0,3}${numbered}?(?:同?手机)?${opening}${signedWord}`,
    `\\s{0,3}${numbered}(?:同?手机)?${opening}${word}`,
    `\\s{0,3}${numbered}?(?:同?手机)?${colon}${opening}(?:${word}|${wordOfDigits})`,
    `${opening}${word}(?!\\s{0,3}[\\p{Script=Han}a-z])`,
    // The number of a QQ account is one of WeChat too.
    `\\s{0,3}(?:(?:同号|号码?|id|hao)${opening}|${colon}${opening})${noDate}([1-9]\\d{5,11})(?![\\da-z_])${noAmount}${noCount}`,
  ),
  lead(`(?:(?<![增附追])加|联系|搜索?|我)[一下个我您你的]{0,3}\\s?${weChat}`, `\\s{0,3}${opening}${word}`),
  lead('(?<![增附追])加v|(?<![a-z0-9])\\+v', `\\s{0,3}${opening}${word}`),
  // A letter alone names WeChat where a colon leads from it to an id.
  lead('(?<![a-z\\d])v(?=\\s?:)', `\\s?:\\s?${signedWord}`),
  lead('(?<!\\p{Script=Han})微|卫星', `\\s?[:=]${opening}${signedWord}`),
  lead('(?<![增附追])加微|企微', `${opening}${signedWord}`),
  lead(
    `${messengers}|(?<![a-z])line`,
    `\\s{0,3}${numbered}?${opening}@?((?:live:)?(?=[a-z.-]{1,19}[\\d_])[a-z][a-z0-9_.-]{4,31})${idEnd}`,
    `\\s{0,3}${numbered}?${opening}(@[a-z][a-z0-9_]{4,31})${idEnd}`,
    `\\s{0,3}${numbered}?${opening}(live:[a-z0-9_.-]{4,40})${idEnd}`,
  ),
  // After a colon a plain word is an id too, unless a further word follows.
  lead(
    messengers,
    `\\s{0,3}${numbered}?${colon}${opening}@?([a-z][a-z0-9_.-]{4,31})(?<![.-])${idEnd}(?!\\s{1,3}[a-z])`,
  ),
  lead(
    '钉钉|ding ?talk|飞书|feishu|(?<![a-z])lark',
    `\\s{0,3}(?:(?:群号?|号码?|账号|id)${opening}|${colon}${opening})${noDate}${qqNumber}`,
  ),
  lead(
    '(?<![a-z])q ?q|扣扣|企鹅',
    `(?:号码?|群号?)?${opening}${qqNumber}`,
    `(?:号码?)?\\s?[/、,和及与&+]?\\s?${weChat}${numbered}?${opening}${noDate}${qqNumber}`,
  ),
  lead(
    '(?<![a-z])q(?=\\s?:)|(?<![增附追])加q',
    `${opening}${noDate}([1-9]\\d{4,11})(?!\\d)${noAmount}${noCount}`,
  ),
  lead('whats ?app', `\\s{0,3}${numbered}?${opening}(\\+?\\d(?:${gap}\\d){6,14})(?!\\d)`),
  // A unit after a whole phone that is called one does not make it a sum.
  lead(
    `(?:${phoneNames}|手机号|致电|拨打|联系)`,
    `(?:号?码)?\\.?${opening}(1[3-9]\\d${gap}\\d{4}${gap}\\d{4})(?!\\d)`,
  ),
  lead(
    phoneNames,
    `(?:号?码)?\\.?${opening}${noDate}([1-9]\\d{2,3}[-\\s]?\\d{4})(?!\\d|\\.\\d)${noAmount}${noCount}`,
    // Short numbers of banks, carriers and authorities.
    `(?:号?码)?\\.?${opening}(9[56]\\d{3,4}|1008[56]|100[01][01]|12[13]\\d{2})(?!\\d|[.,]\\d)${noAmount}`,
  ),
  lead('官网|网址|网站|主页', `${opening}((?:[\\p{Script=Han}a-z0-9-]{1,63}\\.){1,4}${chineseEnds}${path})`),
];

/** The contacts of a plain text that follow a name, each without the name. */
export const ledSpans = (plain: string): readonly Span[] => {
  const spans: Span[] = [];
  for (const { names, forms } of leads)
    for (const { index, 0: name } of plain.matchAll(names))
      for (const form of forms) {
        form.lastIndex = index + name.length;
        const [, first, second] = form.exec(plain) ?? [];
        const id = first ?? second;
        if (id !== undefined) spans.push([form.lastIndex - id.length, form.lastIndex]);
      }
  return spans;
};
