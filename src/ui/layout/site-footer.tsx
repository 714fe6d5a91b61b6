import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { RuntimeConfig } from '../../../contract/config/runtime-config';
import { policeRecordAddress, ministryAddress } from '../../domain/config/filing-address';
import { layoutText } from './text';

export interface SiteFooterProps {
  readonly product: string;
  readonly site: RuntimeConfig['site'];
}

function Filing({
  address,
  number,
}: {
  readonly address: string;
  readonly number: string;
}): ReactElement | null {
  if (number === '') return null;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {number}
    </a>
  );
}

/** The end of every public page: agreements, how the operator is reached, and its filing numbers (MKT-25). */
export function SiteFooter({ product, site }: SiteFooterProps): ReactElement {
  return (
    <footer className="site-footer">
      <Link to="/news">{layoutText.news}</Link>
      <Link to="/user/agreement">{layoutText.agreement}</Link>
      <Link to="/user/privacy">{layoutText.privacy}</Link>
      {site.contact === '' ? null : <p>{layoutText.contact(site.contact)}</p>}
      <p>{layoutText.owner(product)}</p>
      <Filing address={ministryAddress} number={site.icp} />
      <Filing address={policeRecordAddress(site.police)} number={site.police} />
    </footer>
  );
}
