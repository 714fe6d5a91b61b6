const formal: Readonly<Record<string, string>> = {
  ...{ 壹: '一', 贰: '二', 叁: '三', 肆: '四', 伍: '五', 陆: '六', 柒: '七', 捌: '八', 玖: '九' },
  ...{ 拾: '十', 佰: '百', 仟: '千', 萬: '万', 億: '亿', 〇: '零', '○': '零' },
};
const formalSigns = new RegExp(`[${Object.keys(formal).join('')}]`, 'g');

/** A sign of a numeral, as the source of a pattern. */
const numeralSign = String.raw`[\d一二三四五六七八九十百千两]`;

const spoken = new RegExp(String.raw`(?<=${numeralSign})\s{0,3}个\s{0,3}(?=[多余]?\s{0,3}亿)`, 'g');

/** Without the 个 that is spoken between a figure and 亿: 5个亿 is 5亿. What 万 begins there is a name, such as 3个万达广场. */
const withoutSpoken = (text: string): string => text.replaceAll(spoken, '');

/** Numerals in their everyday form: 壹仟萬 is 一千万, 叁个亿 is 三亿. */
export const everyday = (text: string): string =>
  withoutSpoken(text.replace(formalSigns, (sign) => formal[sign] ?? sign));

/** Signs of one digit, of one place more, and of a scale, as `everyday` leaves them. */
export const numeralSigns = { ones: '零一二三四五六七八九两', tens: '十百千', scales: '万亿' } as const;

const digitOf = (sign: string): string =>
  sign === '点' ? '.' : sign === '两' ? '2' : String(numeralSigns.ones.indexOf(sign));
const places: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1_000 };
const parts = /\d+(?:\.\d+)?|[零一二三四五六七八九两]+(?:点[零一二三四五六七八九]+)?|[十百千万亿]/g;

/** What numerals say, of digits, of words or of both: 3 亿 5000 万, 三亿五千万, 二零零八. */
export const numeralValue = (numerals: string): number => {
  let [whole, section] = [0, 0];
  let digits: number | null = null;
  for (const part of numerals.match(parts) ?? []) {
    const place = places[part];
    if (place !== undefined) {
      section += (digits ?? 1) * place;
      digits = null;
    } else if (part === '万' || part === '亿') {
      const counted = section + (digits ?? 0);
      whole = part === '万' ? whole + (counted || 1) * 1e4 : (whole + counted || 1) * 1e8;
      [section, digits] = [0, null];
    } else {
      digits = Number(/^\d/.test(part) ? part : Array.from(part, digitOf).join(''));
    }
  }
  return Number((whole + section + (digits ?? 0)).toPrecision(15));
};
