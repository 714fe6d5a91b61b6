import type { ReactElement } from 'react';
import type { PlanRight } from '../../../../../contract/membership/plan';
import './rights-list.css';

export interface RightsListProps {
  readonly rights: readonly PlanRight[];
}

/** Rights one by one: the name, how much of it, what it is. Those that a plan does not hold are left out. */
export function RightsList({ rights }: RightsListProps): ReactElement {
  return (
    <ul className="rights">
      {rights
        .filter(({ value }) => value !== '')
        .map(({ key, name, value, text }) => (
          <li key={key}>
            <p className="right-head">
              <b>{name}</b>
              <span>{value}</span>
            </p>
            <p className="muted">{text}</p>
          </li>
        ))}
    </ul>
  );
}
