import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass, type ButtonLook } from './button-class';
import './button.css';

export interface ButtonLinkProps extends ButtonLook {
  readonly to: string;
  readonly children: ReactNode;
}

/** A link that looks like a button, for going somewhere. */
export function ButtonLink({ to, children, ...look }: ButtonLinkProps): ReactElement {
  return (
    <Link to={to} className={buttonClass(look)}>
      {children}
    </Link>
  );
}
