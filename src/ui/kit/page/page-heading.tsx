import type { ReactElement, ReactNode } from 'react';
import { PageTitle } from './page-title';
import './page-heading.css';

export interface PageHeadingProps {
  readonly title: string;
  readonly aside?: ReactNode;
}

/** The heading of a root page: at the start of its row, without a way back. */
export const PageHeading = ({ title, aside }: PageHeadingProps): ReactElement => (
  <div className="page-heading">
    <PageTitle title={title} />
    {aside}
  </div>
);
