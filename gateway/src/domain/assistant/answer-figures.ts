import { kindsWith, labelsOf } from '../../../../contract/kind/capabilities';
import { oneOf } from '../text/name-table';
import { everyday } from '../figure/numerals';
import { readFigures, type Figure } from '../figure/read-figures';

/** Spaces, signs between thousands, full-width and formal forms make no other figure. */
export const plain = (text: string): string =>
  everyday(text.normalize('NFKC'))
    .replaceAll(/[\s*_\\]/g, '')
    .replaceAll(/(\d),(?=\d{3})/g, '$1');

const counter = '(?:个|条|项|家|笔|步|点)';
/** Which of what is listed is meant. */
const ordinals = new RegExp(`第\\d{1,9}${counter}`, 'g');
/** How many of them the answer itself goes through. */
const written = /(?:分为?|分成|以下|如下|下面|下列)(?:有|的)?\d{1,2}(?:步|点)/g;
const listed = `(?:${oneOf(['结果', '需求', ...kindsWith('source').flatMap(labelsOf)])})`;
const nearer = '(?:最?接近|符合|相关|匹配)?(?:条件|问题)?的?';
const foundThem =
  '(?:找到|检索到|查到|搜到|匹配到|列出|列举|(?:最?接近|符合|匹配|确认)的)了?(?:最近确认的)?(?:共|有){0,2}';
const pointsAtThem = '(?:以下|下列|上述|这|前|其中)(?:有|的)?';
/** What counts what was found: said as such, and of listings. */
const found = [
  new RegExp(
    `${foundThem}(\\d{1,9})(?:个|条|项|家|笔)(?=${nearer}${listed}|[,:;?\\x21，。：；、（(]|$)`,
    'g',
  ),
  new RegExp(`${pointsAtThem}(\\d{1,9})(?:个|条|项|家|笔)(?=${nearer}${listed})`, 'g'),
];

/** A text without the count of the found listings; a greater count is always ungrounded. */
const withoutCounts = (text: string, total: number): string =>
  found.reduce(
    (words, count) => words.replace(count, (whole, many: string) => (Number(many) <= total ? '' : whole)),
    text.replace(ordinals, '').replace(written, ''),
  );

const around = 60;

/** A figure that needs a ground, with the words around it. */
export interface StatedFigure extends Figure {
  readonly before: string;
  readonly after: string;
}

/**
 * The figures of a plain text that need a ground: those written in digits, except those that count what was found.
 * Numerals in words are not judged (MKT-20).
 * @param total how many were found
 */
export const figuresIn = (text: string, total: number): readonly StatedFigure[] => {
  const rest = withoutCounts(text, total);
  return readFigures(rest)
    .filter(({ numerals }) => /\d/.test(numerals))
    .map((figure) => ({
      ...figure,
      before: rest.slice(Math.max(0, figure.at - around), figure.at),
      after: rest.slice(figure.end, figure.end + around),
    }));
};
