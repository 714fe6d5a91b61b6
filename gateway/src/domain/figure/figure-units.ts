/** Units that count things: 个 may replace each of them. */
export const counterSigns = '家项条笔台套件间座处所款种只辆艘层栋张份次期';
export const counters = new Set(counterSigns);

/** The longest first, so that none is read for the part of a longer one. */
const names = new RegExp(
  `^[多余几]?(人民币|个百分点|平方米|百分点|美元|美金|港元|港币|欧元|日元|英镑|个月|季度|公里|公斤|成(?![立都本为功员果长交熟品分套型不])|[元圆块倍年月日天号%‰人名位个${counterSigns}亩吨步点])`,
);

const same: Readonly<Record<string, string>> = {
  ...{ 人民币: '元', 圆: '元', 块: '元', 名: '人', 位: '人', 美金: '美元', 港币: '港元', 个百分点: '百分点' },
  ...{ 成: '%' },
};

const isYear = (numerals: string, value: number): boolean =>
  /^(?:\d{4}|[零一二三四五六七八九]{4})$/.test(numerals) && value >= 1900 && value < 2100;

/**
 * In what a figure is counted, by what follows it; how many of that one of it is, and how long its name is. What has a scale
 * and no unit is money.
 */
export const unitOf = (
  after: string,
  numerals: string,
  value: number,
): { readonly unit: string; readonly factor: number; readonly length: number } => {
  const [all = '', name = ''] = names.exec(after) ?? [];
  if (name !== '') return { unit: same[name] ?? name, factor: name === '成' ? 10 : 1, length: all.length };
  if (isYear(numerals, value)) return { unit: '年', factor: 1, length: 0 };
  return { unit: /[万亿]$/.test(numerals) ? '元' : '', factor: 1, length: 0 };
};
