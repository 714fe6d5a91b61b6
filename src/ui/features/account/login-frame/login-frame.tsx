import type { ReactElement, ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { wayAddress } from '../../../../domain/session/way-in';
import { wechatLoginAddress } from '../../../../domain/session/wechat-login-address';
import { useCapabilities } from '../../../frame/context/use-capabilities';
import { PageBar } from '../../../kit/page/page-bar';
import { BrandMark } from '../../../kit/display/brand-mark/brand-mark';
import { loginFrameText as text } from './text';
import './login-form.css';
import './login-frame.css';

/** A link under the form, to another way in. */
export interface WayLink {
  readonly to: string;
  readonly text: string;
}

export interface LoginFrameProps {
  readonly title: string;
  readonly product: string;
  readonly lead: string;
  readonly sub: string;
  /** The current one of the usual ways to log in; null on related pages, which do not offer them. */
  readonly current: 'code' | 'password' | 'wechat' | null;
  readonly links: readonly WayLink[];
  readonly children: ReactNode;
  /** What lies over the page. */
  readonly over?: ReactNode;
}

const ways = [
  { way: 'code', to: '/login', text: text.byCode },
  { way: 'password', to: '/login/passwd', text: text.byPassword },
] as const;

const byWechat = { way: 'wechat', to: wechatLoginAddress, text: text.byWechat } as const;

/** The frame of every login page: the brand, the purpose of the page, the other ways to log in. */
export function LoginFrame(props: LoginFrameProps): ReactElement {
  const { title, product, lead, sub, current, links, children, over } = props;
  const { search } = useLocation();
  const offered = useCapabilities().socialLogin === 'none' ? ways : [...ways, byWechat];
  return (
    <div className="login">
      <PageBar title={title} titleHidden />
      <div className="login-card">
        <p className="brand login-brand">
          <BrandMark size={28} />
          {product}
        </p>
        <p className="login-lead">{lead}</p>
        <p className="muted">{sub}</p>
        {current === null ? null : (
          <nav className="login-ways" aria-label={text.ways}>
            {offered.map(({ way, to, text: label }) => (
              <Link
                key={way}
                replace
                to={wayAddress(to, search)}
                aria-current={way === current ? 'page' : undefined}
              >
                {label}
              </Link>
            ))}
          </nav>
        )}
        {children}
        <p className="login-links">
          {links.map(({ to, text: label }) => (
            <Link key={to} replace to={wayAddress(to, search)}>
              {label}
            </Link>
          ))}
        </p>
      </div>
      {over}
    </div>
  );
}
