import type { ReactElement } from 'react';
import { consentPurposes, type ConsentPurpose } from '../../../../../contract/privacy/separate-consents';
import type { SeparateConsentsEvent } from '../../../../application/session/separate-consents/events';
import type { SeparateConsentsStatus } from '../../../../application/session/separate-consents/status';
import { Button } from '../../../kit/action/button/button';
import { partsText } from '../../../kit/text';
import { PurposeCard } from './purpose-card';
import { separateConsentsText as text } from './text';
import './style.css';

export interface PurposeCardsProps {
  readonly status: SeparateConsentsStatus;
  /** The purpose that the page is about; without it all are shown. */
  readonly only?: ConsentPurpose;
  readonly send: (event: SeparateConsentsEvent) => void;
}

/** A member's separate consents, each with its own button; none is given beforehand (MKT-23). */
export function PurposeCards({ status, only, send }: PurposeCardsProps): ReactElement {
  const { phase, consents, error } = status;
  const purposes = only === undefined ? consentPurposes : [only];
  const shown = consents.filter(({ purpose }) => purposes.includes(purpose));
  if (phase === 'loading') return <p role="status">{text.loading}</p>;
  if (phase === 'failed')
    return (
      <div className="purpose-failed" role="alert">
        <p>
          {text.failed}
          {error === null ? '' : `：${error}`}
        </p>
        <Button small onPress={() => send({ type: 'consents.reloadRequested' })}>
          {partsText.reload}
        </Button>
      </div>
    );
  return (
    <>
      {shown.map((consent) => (
        <PurposeCard key={consent.purpose} consent={consent} status={status} send={send} />
      ))}
      {error === null ? null : (
        <p className="purpose-error" role="alert">
          {error}
        </p>
      )}
    </>
  );
}
