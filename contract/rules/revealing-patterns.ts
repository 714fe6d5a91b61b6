import { placeNames } from '../reference/cities';
import { isCreditCode } from '../values/credit-code';
import type { FindingKind } from './finding-kind';
import { foreignForms, distinctivePart } from './own-name';

/** Words before 集团 or 股份 that name no company: 转让股份, 大型集团. */
const common =
  /(?:某|该|本|的|大型|上市|家族|产业|国有|民营|跨国|控股|转让|出让|收购|持有|所持|全部|部分|少数|多数|剩余|优先|普通|原有|其他|一家|两家|龙头|央企|国资|制造|投资|入|成|股东|[因由为在与和及被向对从将其等])$/;
/** Words before 事务所 that name none. */
const commonFirm =
  /(?:[的由经与和及在家等了过]|(?<!某)某|知名|国内|国际|大型|头部|四大|八大|聘请|委托|外部|第三方|专业|境外|海外|独立|所属|合作)$/;
const numeral = '(?:\\d{1,5}|[〇零一二两三四五六七八九十百千]{1,7})';
const places = placeNames.join('|');
/** Words between a place and 医院, 大学 that name none: 江苏多家医院. */
const commonHouse = new RegExp(
  `^(?:[各内的、]|等|多[家所间个座]|[及和与](?:${places}))|(?:[几两数多三四五六七八九十\\d][家所间个座]|[内的、]|等)$|[三二]甲|公立|民营|专科|大型|地区|全[省市]|区域|连锁|基层|[县市省]级|部分|主要|重点`,
  'u',
);
const codeSign = '[0-9A-HJ-NP-RTUW-Y]';
const codeGap = '[-–.·_\\s]{0,2}';
/** Who registers, and as what. */
const codeHead = `[1-9AGNY]${codeGap}[1-9]`;
/** The place of registration in it: a province, and four digits. */
const regionCode = `(?:${['1[1-5]', '2[1-3]', '3[1-7]', '4[1-6]', '5[0-4]', '6[1-5]', '71', '8[12]']
  .map((province) => `${province.charAt(0)}${codeGap}${province.slice(1)}`)
  .join('|')})(?:${codeGap}\\d){4}`;
/** Text in the form of a code, in groups too. Figures of a table can have this form, but contain no letter. */
const codeShape = `(?=[0-9A-Z]{18}|[\\d.·_\\s–-]{0,51}[A-HJ-NP-RTUW-Y])${codeHead}${codeGap}${regionCode}(?:${codeGap}${codeSign}){10}`;
const gap = '[-–—.·_/\\s]{0,3}';
/** A sum or a number of shares of eleven digits is no phone. */
const noSum = '(?!(?:\\.\\d{1,4})? ?[百千万亿]{0,2}(?:元|人民币|美元|港元|欧元|日元|股))';

/** Streets and houses with their number, of names of so many signs at least. */
const addressesOf = (street: number, house: number): readonly string[] => [
  `\\p{Script=Han}{${street},20}?(?:(?<![铁公道线电思])路|街|大道|巷|弄|胡同|(?:工业|科技|产业|软件|创业)园区?|开发区|村) ?${numeral} ?(?:号|弄)(?!线|机|井|矿|炉|文|楼)`,
  `\\p{Script=Han}{${house},20}? ?(?:[A-Za-z]\\d{0,2} ?(?:座|栋|幢|号?楼)|${numeral} ?(?:号楼|座(?= ?${numeral} ?[楼层室])|[栋幢](?= ?${numeral} ?(?:楼|层|室|单元))))(?: ?${numeral} ?(?:楼|层|室|单元))?`,
  `\\p{Script=Han}{2,20}?(?:大厦|广场|大楼) ?${numeral} ?[楼室]`,
  `\\p{Script=Han}{2,20}?(?:园区?|小区|花园|基地|中心) ?${numeral} ?[栋幢座](?! ?(?:标准|厂|楼|建筑|办公|宿舍|仓|研发|生产|独立|写字|公寓|商业))`,
];

/**
 * Addresses. Of the text before a number without a space only the last characters belong to the name: two
 * before the word for a street, three before that for a house. Each is sticky: it matches at its `lastIndex` alone.
 */
export const namedAddresses = addressesOf(2, 3).map((source) => new RegExp(source, 'uy'));

/** What each kind looks like; names and addresses in a text without spaces between Chinese signs. */
export const revealingPatterns: Readonly<Record<FindingKind, readonly RegExp[]>> = {
  companyName: [
    /[\p{Script=Han}A-Za-z0-9（）()]{2,30}?(?:股份有限公司|有限责任公司|有限公司|集团公司|合伙企业)|\p{Script=Han}{2,10}?(?:集团|股份)/gu,
    /\p{Script=Han}{2,12}?(?:律师|会计师|税务师)事务所/gu,
    new RegExp(
      `(?:${places})\\p{Script=Han}{0,12}?(?:医院|大学|学院|研究院|研究所|事务所)(?:附属\\p{Script=Han}{0,8}?医院)?`,
      'gu',
    ),
    /\p{Script=Han}{2,8}大学附属\p{Script=Han}{0,8}?医院/gu,
    new RegExp(
      `(?<![A-Za-z])[A-Za-z][\\w&'-]{1,40}(?: (?:&|[A-Za-z][\\w&'.-]{0,40})){0,5},? ${foreignForms}\\.?(?![A-Za-z])`,
      'giu',
    ),
  ],
  creditCode: [new RegExp(`(?<![0-9A-Z])${codeSign}(?:${codeGap}${codeSign}){17}(?![0-9A-Z])`, 'giu')],
  likeCreditCode: [
    new RegExp(`(?<![0-9A-Z])${codeShape}(?![0-9A-Z])`, 'giu'),
    new RegExp(
      `(?<=(?:代码|识别号|税号)[^0-9A-Z]{0,4})${codeSign}(?:${codeGap}${codeSign}){17}(?![0-9A-Z])`,
      'giu',
    ),
  ],
  phone: [
    new RegExp(`(?<![\\d.])(?:\\+?86${gap})?0?1[3-9]\\d${gap}\\d{4}${gap}\\d{4}(?!\\d)${noSum}`, 'gu'),
    /(?<![\d.])1(?:[-–.·\s]{1,2}\d){10}(?!\d)/gu,
    new RegExp(
      `(?<![\\d.])(?:\\+?86${gap}\\(?0?|\\(?0)(?:10|2\\d|[3-9]\\d{2})\\)?${gap}\\d{3,4}${gap}\\d{4}(?!\\d)`,
      'gu',
    ),
    new RegExp(
      `(?<![\\d.])[48]00${gap}\\d{3}${gap}\\d{4}(?!\\d)|(?<![\\d.])[48]00${gap}\\d{4}${gap}\\d{3}(?!\\d)|(?<![\\d.])[48]00\\d[-–—·\\s]\\d{3}[-–—·\\s]\\d{3}(?!\\d)`,
      'gu',
    ),
  ],
  email: [/(?<![A-Za-z0-9._%+-])[A-Za-z0-9._%+-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,24}/gu],
  domain: [
    /(?<![@A-Z0-9.-])(?:https?:\/\/)?(?:[A-Z0-9-]+\.)+(?:com|cn|net|org|gov|edu|top|vip|tech|shop|io|co|cc|ai|xyz|info|online|site|store|club|pro|biz|mobi|asia|wang|ltd|group|fun|ink|link|work|live|cloud|space|website|app|dev|me|tv|hk|tw|mo|us|uk|eu|de|fr|jp|kr|sg|ru|ca|au)(?![A-Z0-9@-])/giu,
    /(?:(?<![A-Z0-9-])[A-Z0-9-]{2,63}(?<=[A-Z][A-Z0-9-]{0,62})|\p{Script=Han}{2,12})\.(?:中国|公司|网络|集团|在线|中文网|商城|企业|网址|香港|com|cn|net)(?![A-Z0-9@-])/giu,
  ],
  address: addressesOf(1, 2).map((source) => new RegExp(source, 'gu')),
};

const placed = new RegExp(`^(?:${places})`, 'u');

/** The text between a place and the kind of house; null where the name begins with no place or has no such kind. */
const betweenPlaceAndHouse = (found: string): string | null => {
  const place = placed.exec(found)?.[0];
  if (place === undefined) return null;
  const rest = found.slice(place.length);
  const end = rest.search(/医院|大学|学院|研究院|研究所|事务所/u);
  return end < 0 ? null : rest.slice(0, end);
};

const isNamed = (found: string): boolean => {
  const firm = found.replace(/(?:律师|会计师|税务师)事务所$/u, '');
  if (firm !== found) return !commonFirm.test(firm);
  const between = betweenPlaceAndHouse(found);
  if (between !== null && !/公司$/u.test(found)) return !commonHouse.test(between);
  const name = found.replace(/(?:集团|股份)$/u, '');
  const distinctive = distinctivePart(name);
  return name === found || !(distinctive === '' || common.test(name) || common.test(distinctive));
};

/** Whether what looks like it is it. */
export const isRevealing = (kind: FindingKind, found: string): boolean => {
  if (kind === 'companyName') return isNamed(found);
  if (kind !== 'creditCode' && kind !== 'likeCreditCode') return true;
  return isCreditCode(found.toUpperCase().replace(/[^0-9A-Z]/gu, '')) === (kind === 'creditCode');
};
