import { roundShifted, type Decimal } from '../../../contract/values/decimal';
import { figureOf, narrowSpace } from '../../../contract/values/digit-groups';

/** Per cent with at most one place: '67 %'. */
export function percentText(percent: Decimal): string {
  return `${figureOf(roundShifted(percent, 1), 1)}${narrowSpace}%`;
}

/** A change in per cent with its sign, and which way it goes; 0 has neither. */
export interface Change {
  readonly text: string;
  readonly direction: 'up' | 'down' | 'none';
}

/**
 * A change as it is shown: '+34.0 %' up, '-3.1 %' down, always with one place, so that changes one below the other
 * compare; what rounds to 0 is no change.
 */
export function changeText(percent: Decimal): Change {
  const tenths = roundShifted(percent, 1);
  const figure = figureOf(tenths, 1);
  const text = `${figure.includes('.') ? figure : `${figure}.0`}${narrowSpace}%`;
  if (tenths === 0n) return { text: percentText(percent), direction: 'none' };
  return tenths > 0n ? { text: `+${text}`, direction: 'up' } : { text, direction: 'down' };
}
