import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFlows } from '../../../frame/context/flows';

export interface OwnOrOutsideLinkProps {
  /** As the server said; null, or an address that may not be followed, gives no link (SEC-02). */
  readonly address: string | null;
  readonly children: ReactNode;
}

/** A link to where the server says: inside the application, to an allowed host, or no link at all. */
export function OwnOrOutsideLink({ address, children }: OwnOrOutsideLinkProps): ReactElement {
  const target = useFlows().linkOf(address);
  if (target === null) return <>{children}</>;
  if (target.kind === 'inside') return <Link to={target.to}>{children}</Link>;
  return (
    <a href={target.href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
