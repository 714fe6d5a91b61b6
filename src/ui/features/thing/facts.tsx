import type { ReactElement, ReactNode } from 'react';
import { amountFigure } from '../../../../contract/values/amount-figure';
import { beijingTime } from '../../../../contract/values/beijing-time';
import type { Decimal } from '../../../../contract/values/decimal';
import { narrowSpace } from '../../../../contract/values/digit-groups';
import { withNarrowSpaces } from '../../../domain/text/with-narrow-spaces';
import { KeyValues } from '../../kit/display/key-value/key-values';
import { Panel } from '../../kit/display/panel/panel';
import { Separated } from '../../kit/display/separator/separated';

/** A day in Beijing time, as 2026-11-06. @param at milliseconds since 1970 */
export const dayOf = (at: number): string => beijingTime(at).slice(0, 10);

/** A sum of 万元 with its unit; the other text where there is none. */
export const sumOf = (sum: Decimal | null, absent: string): string => {
  if (sum === null) return absent;
  const { figure, unit } = amountFigure(sum);
  return `${figure}${narrowSpace}${unit}`;
};

interface FactsProps {
  readonly title: string;
  /** A text before the rows; '' for none. */
  readonly lead?: string;
  /** A row whose value is '' is left out. */
  readonly rows: readonly { readonly name: string; readonly value: ReactNode }[];
  /** The text where there is no row; without it the panel is left out. */
  readonly none?: string;
}

/** A panel of facts; nothing where there is neither a row nor a text for that. */
export function Facts({ title, lead = '', rows, none }: FactsProps): ReactElement | null {
  const filled = rows.filter(({ value }) => value !== '');
  if (filled.length === 0 && none === undefined) return null;
  return (
    <Panel title={title}>
      {lead === '' ? null : <p className="deal-text">{withNarrowSpaces(lead)}</p>}
      {filled.length === 0 ? <p className="deal-text">{none}</p> : <KeyValues rows={filled} />}
    </Panel>
  );
}

interface Person {
  readonly name: string;
  readonly position: string;
  readonly text: string;
}

/** The people of a team, each with position and career. */
export const Team = ({ title, people }: { readonly title: string; readonly people: readonly Person[] }) => (
  <Facts
    title={title}
    rows={people.map(({ name, position, text }) => ({
      name,
      value: <Separated facts={[position, withNarrowSpaces(text)]} />,
    }))}
  />
);
