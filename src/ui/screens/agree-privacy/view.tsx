import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { PrivacyEvent } from '../../../application/privacy-agreement/events';
import type { PrivacyStatus } from '../../../application/privacy-agreement/status';
import { policyVersion } from '../../../domain/consent/consent';
import { PageHeading } from '../../layout/page-heading';
import { BrandMark } from '../../parts/brand-mark/brand-mark';
import { Button } from '../../parts/button/button';
import { ButtonLink } from '../../parts/button/button-link';
import { Changes } from './changes';
import { Declined } from './declined';
import { agreePrivacyText as text } from './text';
import './style.css';

export interface AgreePrivacyViewProps {
  readonly status: PrivacyStatus;
  readonly product: string;
  readonly send: (event: PrivacyEvent) => void;
}

const Points = (): ReactElement => (
  <dl className="consent-points">
    {text.points.map((point) => (
      <div key={point.title}>
        <dt>{point.title}</dt>
        <dd>{point.text}</dd>
      </div>
    ))}
  </dl>
);

const Choice = ({ status, send }: Omit<AgreePrivacyViewProps, 'product'>): ReactElement => {
  if (status.phase === 'notNeeded')
    return (
      <>
        <p className="muted">{text.notNeeded}</p>
        <ButtonLink to="/" kind="primary">
          {text.home}
        </ButtonLink>
      </>
    );
  const busy = status.phase !== 'asking';
  return (
    <>
      <Button kind="primary" busy={busy} onPress={() => send({ type: 'privacy.accepted' })}>
        {busy ? text.agreeing : text.agree}
      </Button>
      <Button kind="plain" busy={busy} onPress={() => send({ type: 'privacy.declined' })}>
        {text.decline}
      </Button>
    </>
  );
};

/** The agreement in short, the whole of it a link away, and what somebody answers to it. */
export function AgreePrivacyView({ status, product, send }: AgreePrivacyViewProps): ReactElement {
  const declined = status.phase === 'declined' || status.phase === 'exiting';
  return (
    <div className="consent">
      <p className="brand">
        <BrandMark size={28} />
        {product}
      </p>
      {declined ? (
        <Declined status={status} send={send} />
      ) : (
        <>
          <PageHeading title={text.title} />
          <p>{text.lead}</p>
          {status.phase === 'asking' ? <Changes consent={status.consent} /> : null}
          <Points />
          <p>
            {text.read}
            <Link to="/user/agreement">{text.agreement}</Link>
            {text.and}
            <Link to="/user/privacy">{text.privacy}</Link>
          </p>
          <p className="consent-version">{text.version(policyVersion)}</p>
          <div className="consent-choice">
            <Choice status={status} send={send} />
          </div>
        </>
      )}
    </div>
  );
}
