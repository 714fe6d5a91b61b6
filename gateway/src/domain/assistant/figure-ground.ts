import { counters } from '../figure/figure-units';
import { readFigures, type Figure } from '../figure/read-figures';

/** The figures of some texts, in each form that a search may use. */
export type Ground = ReadonlySet<string>;

const thing = '个';
const any = '*';
/** The head of a table column may name them once for all rows. */
const ofColumns = new Set(['元', '%', '倍']);

const key = (value: number | string, unit: string): string => `${value} ${unit}`;
/** More digits than a number holds are a name, such as a code. */
const longest = 15;

const valueOf = ({ numerals }: Figure, value: number): number | string =>
  /^\d+$/.test(numerals) && numerals.length > longest ? numerals : value;

/** The figures of plain texts. */
export const groundOf = (texts: readonly string[]): Ground =>
  new Set(
    texts
      .flatMap(readFigures)
      .flatMap((figure) =>
        figure.readings.flatMap(({ value, unit }) => [
          key(valueOf(figure, value), unit),
          ...(unit === thing ? [key(value, any)] : []),
          ...(counters.has(unit) ? [key(value, thing)] : []),
          ...(ofColumns.has(unit) ? [`${figure.bare}`] : []),
        ]),
      ),
  );

/**
 * Whether a ground holds a figure: the same amount of the same unit, in any spelling.
 * @param isAlone whether it is the whole text of a table cell; its unit may be in the head of the column
 */
export const isFoundIn = (figure: Figure, ground: Ground, isAlone: boolean): boolean =>
  figure.readings.some(
    ({ value, unit }) =>
      ground.has(key(valueOf(figure, value), unit)) ||
      (counters.has(unit) && ground.has(key(value, any))) ||
      (isAlone && unit === '' && ground.has(`${value}`)),
  );
