import { readerClock, type DateFields, type WallClock } from './date-fields';

/** The pattern of a full date where none is asked for (product.md §9). */
export const defaultDatePattern = 'yyyy-MM-dd HH:mm:ss';

const token = /yyyy|yy|SSS|MM|dd|HH|hh|mm|ss|M|d|H|h|m|s/g;

const padded = (value: number, width: number): string => String(value).padStart(width, '0');

function spelled(part: string, fields: DateFields): string {
  const width = part.length;
  switch (part.charAt(0)) {
    case 'y':
      return width === 2 ? padded(fields.year, 2).slice(-2) : padded(fields.year, 4);
    case 'M':
      return padded(fields.month, width);
    case 'd':
      return padded(fields.day, width);
    case 'H':
    case 'h':
      return padded(fields.hour, width);
    case 'm':
      return padded(fields.minute, width);
    case 's':
      return padded(fields.second, width);
    default:
      return padded(fields.millisecond, width);
  }
}

/**
 * A moment as text. `hh` and `HH` both count 24 hours; a doubled letter pads with zero, a single one does
 * not; `SSS` are milliseconds; any other character is itself. Source: product.md §9, VAL-04.
 * @param time milliseconds since 1970
 * @param clock the reader's time zone unless another is asked for
 * @returns '' for a time that no calendar has
 */
export function formatDate(
  time: number,
  pattern: string = defaultDatePattern,
  clock: WallClock = readerClock,
): string {
  if (Number.isNaN(new Date(time).getTime())) return '';
  const fields = clock(time);
  return pattern.replace(token, (part) => spelled(part, fields));
}
