import type { Span } from './led-contacts';

/** Signs before a match that decide what it is. */
const reach = 64;

const linking = '[\\s:=是为达约共计]';
const figureWord =
  '(?:净利|利润|营收|收入|估值|市值|产能|产量|销量|销售额?|出货量?|毛利|成本|费用|投入|支出|资产|负债|现金流|金额|总额|价款|对价|报价|订单|下载量?|用户数?|库存|员工数?|EBITDA|GMV|ARR)';
const unit = '(?:[百千万亿]{0,2}(?:元|股|吨|美元|港元|欧元|人民币|件|台|套|人|户|个|辆)|%)';
const bracketed = `(?:\\((?:单位[:为是]?)?\\s?${unit}\\)|单位[:为是]?\\s?${unit}[,:)]?)`;
const years = '(?:\\s?(?:\\d{2,4}|近?[\\d两]) ?(?:[-–—~至到] ?\\d{2,4} ?)?年?度?)';

const afterFigureWord = new RegExp(
  `${figureWord}\\s?${bracketed}?${years}?(?:分别|依次|合计|累计|各年)?${linking}{0,4}$`,
  'iu',
);
const afterUnit = new RegExp(`${bracketed}${linking}{0,4}$`, 'u');
const afterNumberWord =
  /(?:编号|编码|案号|文号|单号|批号|序号|档号|合同号|宗地号?|地块号?|代码)[\s:是为]{0,3}$/u;
/** A customer may be called like its page: Booking.com. Others may be listed before it. */
const afterCompanyWord =
  /(?:客户|公司名称?|供应商|竞品|竞争对手|对标)(?:名称?|公司|包括|包含|例如|[有如是为])?[\s:"“「]{0,3}(?:[\p{L}\p{N}.-]{1,20} ?[、和及与] ?){0,3}$/u;

const listSign = /[、,;/|]/;
const figuresAlone = /^[\d\s、,;/|.]+$/u;
const codeInGroups = /^0\d{2,3}-\d{3,4}-\d{4}$/;
const bareDomain = /^(?!www\.)[a-z0-9-]{1,63}(?:\.[a-z]{2,6}){1,2}$/iu;

/**
 * Whether what is shaped as a contact is none because of what the text says before it: several figures after their name
 * or unit, a number of a plot or contract in groups, or a company that is called like its page.
 */
export const isStatedFigure = (plain: string, [from, to]: Span): boolean => {
  const found = plain.slice(from, to);
  const before = plain.slice(Math.max(0, from - reach), from);
  if (figuresAlone.test(found)) {
    if (afterUnit.test(before)) return /[\s、,;/|]/u.test(found);
    return listSign.test(found) && afterFigureWord.test(before);
  }
  if (codeInGroups.test(found)) return afterNumberWord.test(before);
  return bareDomain.test(found) && afterCompanyWord.test(before);
};
