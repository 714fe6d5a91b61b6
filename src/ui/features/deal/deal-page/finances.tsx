import { useId } from 'react';
import type { ReactElement } from 'react';
import type { Finance, SaleDetail } from '../../../../domain/sale/sale-detail';
import { currencyText } from '../../../kit/display/amount/text';
import { KeyValues } from '../../../kit/display/key-value/key-values';
import { Panel } from '../../../kit/display/panel/panel';
import { SealedField } from '../../../kit/display/seal/sealed-field';
import { BarChart } from './bar-chart';
import { basisNote } from './basis-note';
import { derivedRows } from './derived-rows';
import { DerivedValue } from './derived-value';
import { FinanceTable } from './finance-table';
import { dealPageText as text } from './text';
import './finances.css';

export interface FinancesProps {
  readonly deal: SaleDetail;
}

const charted = ['revenue', 'ebitda', 'netProfit'] as const;

const Chart = ({
  finances,
  subject,
}: {
  readonly finances: readonly Finance[];
  readonly subject: (typeof charted)[number];
}): ReactElement | null => {
  if (finances.some((year) => year[subject].kind === 'hidden'))
    return (
      <figure className="chart">
        <figcaption>{text.rows[subject]}</figcaption>
        <SealedField />
      </figure>
    );
  const years = finances.flatMap(({ year, [subject]: of }) =>
    of.kind === 'shown' ? [{ year, value: of.value }] : [],
  );
  return years.length < 2 ? null : <BarChart name={text.rows[subject]} years={years} />;
};

/** Chooses between chart and table without a script: the style follows what is ticked. */
const Switch = (): ReactElement => (
  <div className="finance-switch" role="radiogroup" aria-label={text.shownAs}>
    {(['chart', 'table'] as const).map((shape) => (
      <label key={shape}>
        <input type="radio" name="finances" value={shape} defaultChecked={shape === 'chart'} />
        {text.shapes[shape]}
      </label>
    ))}
  </div>
);

/** The finished years as charts or as a table, and the derived figures. */
export function Finances({ deal }: FinancesProps): ReactElement {
  const { finances } = deal;
  const derived = derivedRows(deal);
  const unitId = useId();
  if (finances.length === 0)
    return (
      <Panel title={text.finances}>
        <p className="deal-text">{text.noFinances}</p>
      </Panel>
    );
  return (
    <Panel title={text.finances} aside={<Switch />} className="finances-panel">
      <div className="finances">
        <p className="finance-unit" id={unitId}>
          {currencyText.unit}
          {basisNote(finances)}
        </p>
        <div className="charts">
          {charted.map((subject) => (
            <Chart key={subject} finances={finances} subject={subject} />
          ))}
        </div>
        <FinanceTable finances={finances} unitId={unitId} />
      </div>
      {derived.length === 0 ? null : (
        <>
          <h3 className="derived-title">{text.derived}</h3>
          <KeyValues
            rows={derived.map(({ name, ...value }) => ({ name, value: <DerivedValue {...value} /> }))}
          />
        </>
      )}
    </Panel>
  );
}
