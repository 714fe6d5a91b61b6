import type { ReactElement } from 'react';
import type { Plan } from '../../../../contract/membership/plan';
import { comparedRights } from '../../../domain/membership/compared-rights';
import { yuanText } from '../../../domain/order/yuan-text';
import { Panel } from '../../kit/display/panel/panel';
import { partsText } from '../../kit/text';
import { memberPayText as text } from './text';

export interface ComparisonProps {
  readonly plans: readonly Plan[];
}

/** Plans and rights compared line by line (SCR-09). */
export function Comparison({ plans }: ComparisonProps): ReactElement {
  return (
    <Panel title={text.compare}>
      <div className="compared-frame">
        <table className="compared">
          <thead>
            <tr>
              <th scope="col">{text.right}</th>
              {plans.map(({ planId, name }) => (
                <th key={planId} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparedRights(plans).map(({ key, name, values }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {values.map((value, place) => (
                  <td key={plans[place]?.planId ?? place} className={value === null ? 'compared-none' : ''}>
                    {value === null ? (
                      <>
                        <span aria-hidden="true">{partsText.absent}</span>
                        <span className="vh">{text.absent}</span>
                      </>
                    ) : (
                      value
                    )}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{text.price}</th>
              {plans.map(({ planId, amount }) => (
                <td key={planId} className="compared-price">
                  ¥{yuanText(amount).replace(/\.00$/, '')}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
