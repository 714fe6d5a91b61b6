/** Spaces, signs between thousands and full-width forms make no other figure. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s*_\\]/g, '')
    .replaceAll(/(\d),(?=\d{3})/g, '$1');

const counter = '(?:个|条|项|家|笔|步|点)';
/** Which of what is listed is meant. */
const ordinals = new RegExp(`第(?:\\d+|[一二三四五六七八九十]+)${counter}`, 'g');
/** How many of them the answer itself goes through. */
const written = /(?:分为?|分成|以下|如下|下面|下列)(?:有|的)?\d{1,2}(?:步|点)/g;
const listed = '(?:项目|结果|需求|求购|标的|股份转让)';
const nearer = '(?:最?接近|符合|相关|匹配)?(?:条件|问题)?的?';
const foundThem =
  '(?:找到|检索到|查到|搜到|匹配到|列出|列举|(?:最?接近|符合|匹配|确认)的)了?(?:最近确认的)?(?:共|有)*';
const pointsAtThem = '(?:以下|下列|上述|这|前|其中)(?:有|的)?';
/** What counts what was found: said as such, and of listings. */
const found = [
  new RegExp(`${foundThem}(\\d+)(?:个|条|项|家|笔)(?=${nearer}${listed}|[,:;?\\x21，。：；、（(]|$)`, 'g'),
  new RegExp(`${pointsAtThem}(\\d+)(?:个|条|项|家|笔)(?=${nearer}${listed})`, 'g'),
];

const digits = /\d+(?:\.\d+)?(?:%|万|亿|倍|千)?/g;
const chinese =
  /[一二三四五六七八九十两][一二三四五六七八九十百千两]*点?[零一二三四五六七八九]*(?:亿|万|倍|成|个百分点)|百分之[零一二三四五六七八九十百点]+|(?:[一二三四五六七八九两][百千]|[一二三四五六七八九]?十)[零一二三四五六七八九十百]*[多余]?(?:个|条|项|家|笔|名|人)/g;

/**
 * The figures of a plain text that need a ground: all but those which count what was found.
 * @param total how many were found: more than that nobody can have counted
 */
export const figuresIn = (text: string, total: number): readonly string[] => {
  const rest = found.reduce(
    (words, count) => words.replace(count, (whole, many: string) => (Number(many) <= total ? '' : whole)),
    text.replace(ordinals, '').replace(written, ''),
  );
  return [...(rest.match(digits) ?? []), ...(rest.match(chinese) ?? [])];
};

/** A figure stands in a text as itself, and not as a part of a longer one. */
export const standsIn = (figure: string, text: string): boolean => {
  for (let at = text.indexOf(figure); at >= 0; at = text.indexOf(figure, at + 1)) {
    const [before, after] = [text.slice(Math.max(0, at - 2), at), text.slice(at + figure.length)];
    const startsInside = /[\d]$|\d\.$/.test(before) && /^\d/.test(figure);
    const endsInside = /\d$/.test(figure) && /^(?:\d|\.\d)/.test(after);
    if (!startsInside && !endsInside) return true;
  }
  return false;
};

const numeral = '[一二三四五六七八九十百千两零点]';
const gap = String.raw`[\s*_\\]*`;
/** A whole citation, a sign of a number, or numerals in words as far as they go. */
const numbers = new RegExp(String.raw`(?<!\\)\[\d{1,2}\]|\p{N}|(?:${numeral}${gap})+`, 'gu');
const beginsInWords = new RegExp(`^${numeral}`);
const unit = new RegExp(`^(?:$|[亿万倍成]|个${gap}(?:$|百))`);
const unitOfMany = /^[多余个条项家笔名人]/;

/** Whether numerals in words are a figure, or may be one once more has come: '一个' is none, '千万' alone is none. */
const mayBeFigure = (numerals: string, after: string): boolean => {
  if (/百[^一二三四五六七八九十千两零点]*$/.test(numerals) && /^(?:$|分)/.test(after)) return true;
  const begins = /[一二三四五六七八九十两]/.test(numerals);
  return begins && (unit.test(after) || (/[十百千]/.test(numerals) && unitOfMany.test(after)));
};

/** Where the first figure of a text begins, or may turn out to begin; its length where it has none. */
export const firstFigure = (text: string): number => {
  for (const { 0: match, index } of text.matchAll(numbers)) {
    if (match.startsWith('[')) continue;
    if (!beginsInWords.test(match) || mayBeFigure(match, text.slice(index + match.length))) return index;
  }
  return text.length;
};
