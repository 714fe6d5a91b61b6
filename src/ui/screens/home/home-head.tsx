import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../kit/page/page-title';
import { BrandMark } from '../../kit/display/brand-mark/brand-mark';
import { SearchLinkLater } from '../../frame/layout/site-search-later';
import { homeText } from './text';

export interface HomeHeadProps {
  readonly product: string;
  readonly forVisitor: boolean;
}

/** The top of home: on a phone the brand and the way to log in; on a desktop the top navigation has both. */
export function HomeHead({ product, forVisitor }: HomeHeadProps): ReactElement {
  return (
    <header className="home-head">
      <PageTitle hidden title={homeText.heading(product)} />
      <span className="brand">
        <BrandMark size={28} />
        {product}
      </span>
      <SearchLinkLater />
      {forVisitor ? (
        <Link className="home-login" to="/login">
          {homeText.login}
        </Link>
      ) : null}
    </header>
  );
}
