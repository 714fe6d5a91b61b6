import type { ReactElement } from 'react';
import { PageHeading } from '../../layout/page-heading';
import { Button } from '../../parts/button/button';
import { Icon } from '../../parts/icon/icon';
import type { AgreePrivacyViewProps } from './view';
import { agreePrivacyText as text } from './text';

/** Why it does not go on without, and the two ways from here (PRI-04). */
export function Declined({ status, send }: Omit<AgreePrivacyViewProps, 'product'>): ReactElement {
  const exiting = status.phase === 'exiting';
  return (
    <>
      <PageHeading title={text.declinedTitle} />
      <p>{text.declinedText}</p>
      {status.exitFailed ? (
        <p className="consent-failed" role="alert">
          <Icon name="warning" size={20} />
          {text.exitFailed}
        </p>
      ) : null}
      <div className="consent-choice">
        <Button kind="primary" busy={exiting} onPress={() => send({ type: 'privacy.readAgainRequested' })}>
          {text.readAgain}
        </Button>
        <Button kind="plain" busy={exiting} onPress={() => send({ type: 'privacy.exitRequested' })}>
          {exiting ? text.exiting : text.exit}
        </Button>
      </div>
    </>
  );
}
