import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { agreementVersion, policyVersion } from '../../../domain/consent/consent';
import { PageHeading } from '../../kit/page/page-heading';
import { BrandMark } from '../../kit/display/brand-mark/brand-mark';
import { Button } from '../../kit/action/button/button';
import { ButtonLink } from '../../kit/action/button/button-link';
import { FormFailed } from '../../kit/form/form-failed/form-failed';
import { Changes } from './changes';
import { Declined } from './declined';
import type { Question } from './question';
import { agreePrivacyText as text } from './text';
import '../../kit/page/page-bar.css';
import './style.css';

export interface AgreePrivacyViewProps {
  readonly question: Question;
  readonly product: string;
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

const Choice = ({ question }: Omit<AgreePrivacyViewProps, 'product'>): ReactElement => {
  if (question.phase === 'answered')
    return (
      <>
        <p className="muted">{text.notNeeded}</p>
        <ButtonLink to="/" kind="primary">
          {text.home}
        </ButtonLink>
      </>
    );
  const busy = question.phase !== 'asking';
  const agree = question.problem === null ? text.agree : text.retry;
  return (
    <>
      <Button kind="primary" busy={busy} onPress={question.accept}>
        {busy ? question.words.agreeing : agree}
      </Button>
      <Button kind="plain" busy={busy} onPress={question.decline}>
        {text.decline}
      </Button>
    </>
  );
};

/** The agreement in short, with a link to the full text, and the user's answers. */
export function AgreePrivacyView({ question, product }: AgreePrivacyViewProps): ReactElement {
  const { words, phase, previous, problem } = question;
  return (
    <div className="consent">
      <p className="brand">
        <BrandMark size={28} />
        {product}
      </p>
      {phase === 'declined' || phase === 'leaving' ? (
        <Declined question={question} />
      ) : (
        <>
          <PageHeading title={words.title} />
          <p>{words.lead}</p>
          <Changes consent={previous} />
          <Points />
          <p>
            {text.read}
            <Link to="/user/agreement">{text.agreement}</Link>
            {text.and}
            <Link to="/user/privacy">{text.privacy}</Link>
          </p>
          <p className="consent-version">{text.versions(policyVersion, agreementVersion)}</p>
          <FormFailed message={problem} />
          <div className="consent-choice">
            <Choice question={question} />
          </div>
        </>
      )}
    </div>
  );
}
