import type { ReactElement, ReactNode } from 'react';
import type { PrivacyCenterEvent } from '../../../application/session/privacy-center/events';
import type { PrivacyCenterStatus } from '../../../application/session/privacy-center/status';
import { agreementVersion, policyVersion, type Consent } from '../../../domain/consent/consent';
import { Button } from '../../kit/action/button/button';
import { Sheet } from '../../kit/sheet/sheet';
import { FailedPanel } from '../../kit/state/state-panel/failed-panel';
import { ConsentRecord, DeviceConsent } from './consent-record';
import { ownDataText as text } from './own-words';
import './own-data.css';

export interface OwnDataProps {
  readonly status: PrivacyCenterStatus;
  readonly member: boolean;
  /** What the app keeps on this device; null where nothing was asked for. */
  readonly onDevice: Consent | null;
  readonly send: (event: PrivacyCenterEvent) => void;
}

const recordOf = ({ status, member, onDevice, send }: OwnDataProps): ReactNode => {
  if (!member)
    return onDevice === null ? <p className="muted">{text.visitor}</p> : <DeviceConsent consent={onDevice} />;
  if (status.phase === 'loading') return <p role="status">{text.loading}</p>;
  if (status.failure !== null)
    return (
      <FailedPanel
        title={text.failed}
        failure={status.failure}
        onReload={() => send({ type: 'center.reloadRequested' })}
      />
    );
  return <ConsentRecord entries={status.entries} />;
};

const Confirm = ({ member, send }: Pick<OwnDataProps, 'member' | 'send'>): ReactElement => (
  <Sheet title={text.confirmTitle} onClose={() => send({ type: 'center.withdrawCancelled' })}>
    <div className="consent-confirm">
      <p>{member ? text.confirmMember : text.confirmVisitor}</p>
      <Button block onPress={() => send({ type: 'center.withdrawCancelled' })}>
        {text.cancel}
      </Button>
      <Button kind="plain" block onPress={() => send({ type: 'center.withdrawConfirmed' })}>
        <span className="consent-destroys">{text.confirm}</span>
      </Button>
    </div>
  </Sheet>
);

/** The user's own consents and data: the record, an export, and the withdrawal (PRI-06). */
export function OwnData(props: OwnDataProps): ReactElement {
  const { status, member, onDevice, send } = props;
  const busy = status.phase !== 'resting';
  return (
    <section className="own-data" aria-labelledby="own-data-title">
      <h2 id="own-data-title">{text.title}</h2>
      <p className="muted">{text.current(policyVersion, agreementVersion)}</p>
      {recordOf(props)}
      {status.said === null ? null : (
        <p
          className="own-data-said"
          data-tone={status.said.tone}
          role={status.said.tone === 'bad' ? 'alert' : 'status'}
        >
          {status.said.text}
        </p>
      )}
      <div className="own-data-actions">
        {member ? (
          <Button busy={busy} onPress={() => send({ type: 'center.exportRequested' })}>
            {status.phase === 'exporting' ? text.exporting : text.export}
          </Button>
        ) : null}
        {member || onDevice !== null ? (
          <Button busy={busy} onPress={() => send({ type: 'center.withdrawRequested' })}>
            {status.phase === 'withdrawing' ? text.withdrawing : text.withdraw}
          </Button>
        ) : null}
      </div>
      {status.phase === 'confirming' ? <Confirm member={member} send={send} /> : null}
    </section>
  );
}
