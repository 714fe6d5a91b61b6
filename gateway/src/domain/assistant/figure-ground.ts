import { counters } from '../figure/figure-units';
import { readFigures, type Figure } from '../figure/read-figures';

/** What figures stand in some texts, each as it may be looked for. */
export type Ground = ReadonlySet<string>;

const thing = '个';
const any = '*';
/** Over a column of a table they may stand once for all of it. */
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
 * Whether a figure stands in a ground: as much of the same unit, however that is written.
 * @param isAlone whether it is all that a cell of a table says, so that its unit may stand over the column
 */
export const standsOn = (figure: Figure, ground: Ground, isAlone: boolean): boolean =>
  figure.readings.some(
    ({ value, unit }) =>
      ground.has(key(valueOf(figure, value), unit)) ||
      (counters.has(unit) && ground.has(key(value, any))) ||
      (isAlone && unit === '' && ground.has(`${value}`)),
  );
