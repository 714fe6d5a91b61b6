import type { ChangeEvent, ReactElement, SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import type { EvidenceProof } from '../../../../contract/nda/nda-evidence';
import type { EvidenceCheckEvent } from '../../../application/deals/evidence-check/setup';
import type { EvidenceCheckStatus } from '../../../application/deals/evidence-check/status';
import { formatDate } from '../../../domain/time/date-format';
import { Button } from '../../kit/action/button/button';
import { TextField } from '../../kit/form/field/text-field';
import { Icon } from '../../kit/display/icon/icon';
import { RowIcon } from '../../kit/display/icon/row-icon';
import { KeyValues } from '../../kit/display/key-value/key-values';
import { Panel } from '../../kit/display/panel/panel';
import { evidenceText as text } from './text';

export interface EvidenceCheckViewProps {
  readonly status: EvidenceCheckStatus;
  readonly now: number;
  readonly send: (event: EvidenceCheckEvent) => void;
}

const moment = (time: number): string => formatDate(time, 'yyyy-MM-dd HH:mm:ss');

const Proof = ({ proof, now }: { readonly proof: EvidenceProof; readonly now: number }): ReactElement => {
  const { by, code, signer, version, textSha256, signedAt, approvedAt, expiresAt } = proof;
  const until = moment(expiresAt);
  const rows = [
    { name: text.number, value: proof.number },
    { name: text.facts.code, value: code },
    { name: text.facts.signer, value: signer },
    { name: text.facts.version, value: version },
    { name: text.facts.textSha256, value: textSha256 },
    { name: text.facts.signedAt, value: moment(signedAt) },
    { name: text.facts.approvedAt, value: moment(approvedAt) },
    { name: text.facts.expiresAt, value: expiresAt <= now ? text.ended(until) : until },
  ];
  return (
    <>
      <h3>
        <Icon name="check" size={20} />
        {text.genuine[by].title}
      </h3>
      <p>{text.genuine[by].text}</p>
      <KeyValues rows={rows} />
    </>
  );
};

const CheckResult = ({ status, now, send }: EvidenceCheckViewProps): ReactElement | null => {
  const { phase, proof, why } = status;
  if (phase === 'genuine' && proof !== null) return <Proof proof={proof} now={now} />;
  if (phase === 'unproved')
    return (
      <>
        <h3 className="evidence-wrong">
          <RowIcon name="warning" size={20} />
          {text.unproved.title}
        </h3>
        <p>{text.unproved.text}</p>
      </>
    );
  if (phase !== 'unanswered') return null;
  return (
    <>
      <h3>{text.unanswered}</h3>
      <p>{why}</p>
      <Button small onPress={() => send({ type: 'check.retryRequested' })}>
        {text.retry}
      </Button>
    </>
  );
};

/** A number or a file, and what is known of it. */
export function EvidenceCheckView(props: EvidenceCheckViewProps): ReactElement {
  const { status, send } = props;
  const busy = status.phase === 'busy';
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    send({ type: 'check.submitted' });
  };
  const choose = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.target.files?.[0];
    if (file !== undefined) send({ type: 'check.fileChosen', file });
    // The same file chosen again is news.
    event.target.value = '';
  };
  return (
    <Panel
      title={text.title}
      aside={
        <Link className="evidence-close" to="/bidder_sales">
          {text.close}
        </Link>
      }
    >
      <form className="evidence-check" noValidate onSubmit={submit}>
        <p className="muted">{text.lead}</p>
        <TextField
          id="evidence-number"
          label={text.number}
          placeholder={text.numberHint}
          type="text"
          autoComplete="off"
          value={status.typed}
          error={status.error ?? undefined}
          focusRequest={null}
          onType={(typed) => send({ type: 'check.typed', text: typed })}
        />
        <div className="evidence-ways">
          <Button kind="primary" submits busy={busy}>
            {busy ? text.busy : text.submit}
          </Button>
          <label className="button evidence-file">
            {text.choose}
            <input type="file" accept="application/pdf,.pdf" disabled={busy} onChange={choose} />
          </label>
        </div>
        <div className="evidence-result" role="status">
          <CheckResult {...props} />
        </div>
      </form>
    </Panel>
  );
}
