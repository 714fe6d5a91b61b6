import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { RuntimeConfig } from '../../../../contract/config/runtime-config';
import { policeRecordAddress, ministryAddress } from '../../../domain/config/filing-address';
import { footerText } from './footer-text';

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

/** The end of every public page: agreements, what is not promised, how the operator is reached, and its filing numbers (MKT-25). */
export function SiteFooter({ product, site }: SiteFooterProps): ReactElement {
  return (
    <footer className="site-footer">
      <Link to="/news">{footerText.news}</Link>
      <Link to="/product_service">{footerText.services}</Link>
      <Link to="/activity">{footerText.activities}</Link>
      <Link to="/ftz">{footerText.parks}</Link>
      <Link to="/investDecision">{footerText.investDecision}</Link>
      <Link to="/user/agreement">{footerText.agreement}</Link>
      <Link to="/user/privacy">{footerText.privacy}</Link>
      <p>{footerText.disclaimer(product)}</p>
      {site.contact === '' ? null : <p>{footerText.contact(site.contact)}</p>}
      <p>{footerText.owner(product)}</p>
      <Filing address={ministryAddress} number={site.icp} />
      <Filing address={policeRecordAddress(site.police)} number={site.police} />
    </footer>
  );
}
