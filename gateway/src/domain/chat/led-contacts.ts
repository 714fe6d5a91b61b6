/** Numbers that are followed by a unit are amounts, not phones. */
export const noAmount =
  '(?!(?:\\.\\d{1,4})?\\s{0,2}(?:[亿万千百]|元|股|美元|欧元|港元|%|％|吨|平方|RMB|CNY|USD))';
const noCount = '(?!\\s?[个次台部家人户名件条份辆])';

export const gap = '[-–—.·_\\s]{0,3}';
/** What stands between a name and what it leads to, brackets and quotation marks too. */
const opening = '[\\s:是为=→(\\[{【〔「『"“\'‘<《〈\\p{Extended_Pictographic}-]{0,4}';
const chatNames =
  '(?:微\\s{0,2}信|薇\\s?信|薇(?=[\\p{Extended_Pictographic}\\s]{0,3}[:=])|威信|徽信|wei ?xin|(?<![a-z])wei ?信(?!息)|wechat|(?<![a-z])[vw]x|(?<![a-z])v信|(?<![增附追])加v)';
const numbered = '(?:号码?|账号|id)';
const idEnd = '(?![a-z0-9_-])';
const word = `[a-z][a-z0-9_-]{5,19}${idEnd}`;

/** What says that a word of letters alone is an id: 微信号, a colon, or that somebody is to be added or spoken to. */
const signed = [
  `${chatNames}\\s{0,3}${numbered}(?:同?手机)?${opening}`,
  `${chatNames}\\s{0,3}(?:同?手机)?[\\s是为]{0,2}[:=→]${opening}`,
  `(?:(?<![增附追])加|联系|搜索?|我)[一下个我您你的]{0,3}\\s?${chatNames}\\s{0,3}${opening}`,
  `(?<![增附追])加v\\s{0,3}${opening}`,
].join('|');

const phoneNames = '(?:固定?电?话|座机|电话|热线|传真|(?<![a-z])tel)';
const called = `(?:${phoneNames}|手机号|致电|拨打|联系)(?:号?码)?`;
const noDate = '(?!(?:19|20)\\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])(?!\\d))';

/**
 * Contacts that are known by the words before them. After the name of WeChat a plain word is none (微信 offline 支付): it has
 * a digit or an underline, or something says that it is an id, or no further word follows.
 */
export const ledContacts: readonly RegExp[] = [
  new RegExp(
    `(?<=${chatNames}\\s{0,3}${numbered}?(?:同?手机)?${opening})(?=[a-z-]{1,19}[\\d_])${word}`,
    'giu',
  ),
  new RegExp(`(?<=${signed})${word}`, 'giu'),
  // A letter alone names WeChat where a colon leads from it to what looks like an id.
  new RegExp(`(?<=(?<![a-z\\d])v\\s?:\\s?)(?=[a-z-]{1,19}[\\d_])${word}`, 'giu'),
  new RegExp(`(?<=${chatNames}${opening})${word}(?!\\s{0,3}[\\p{Script=Han}a-z])`, 'giu'),
  new RegExp(
    `(?<=(?:(?<![a-z])qq|扣扣|企鹅号)(?:号码?|群号?)?${opening})[1-9]\\d{4,11}(?!\\d)${noAmount}${noCount}`,
    'giu',
  ),
  new RegExp(`(?<=whats ?app\\s{0,3}${numbered}?${opening})\\+?\\d(?:${gap}\\d){6,14}(?!\\d)`, 'giu'),
  // A unit after a whole phone that is called one does not make it a sum.
  new RegExp(`(?<=${called}${opening})1[3-9]\\d${gap}\\d{4}${gap}\\d{4}(?!\\d)`, 'giu'),
  new RegExp(
    `(?<=${phoneNames}(?:号?码)?${opening})${noDate}[1-9]\\d{2,3}(?:-|\\s)?\\d{4}(?!\\d|\\.\\d)${noAmount}${noCount}`,
    'giu',
  ),
];
