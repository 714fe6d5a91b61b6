import { useState, type ReactElement, type SyntheticEvent } from 'react';
import type { ScannerEvent } from '../../../application/gate/gate-scanner/context';
import type { ScannerStatus } from '../../../application/gate/gate-scanner/status';
import { cameraSlotId } from '../../../domain/gate/camera-slot';
import { readerClock } from '../../../domain/time/date-fields';
import { momentText } from '../../../domain/time/moment-text';
import { Button } from '../../kit/action/button/button';
import { PageBones } from '../../kit/state/skeleton/page-bones';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { qrScanText as text } from './text';
import './style.css';

export interface QrScanViewProps {
  readonly status: ScannerStatus;
  /** Milliseconds since 1970 by the server's clock. */
  readonly now: number;
  readonly send: (event: ScannerEvent) => void;
}

/** Online or offline, the clock and the last synchronization; it changes by one tap (MKT-22). */
function Link({ status, now, send }: QrScanViewProps): ReactElement {
  const { online, syncedAt, skew, waiting, setAside, syncing, syncFailure } = status;
  return (
    <section className="gate-link" data-online={online} role="status">
      <b>{online ? text.online : text.offline}</b>
      <span>
        {syncedAt === null ? text.neverSynced : text.synced(momentText(syncedAt, now, readerClock))}
      </span>
      {skew === null ? null : <span>{text.skew(skew)}</span>}
      {waiting === 0 ? null : <span>{text.waiting(waiting)}</span>}
      {setAside === 0 ? null : <span>{text.setAside(setAside)}</span>}
      {online && syncFailure !== null ? <span>{text.notSynced(syncFailure)}</span> : null}
      <span className="gate-ways">
        <Button onPress={() => send({ type: online ? 'link.offlineChosen' : 'link.onlineChosen' })}>
          {online ? text.toOffline : text.toOnline}
        </Button>
        {online ? (
          <Button busy={syncing} onPress={() => send({ type: 'list.retried' })}>
            {syncing ? text.syncing : text.sync}
          </Button>
        ) : null}
      </span>
      {online ? null : <p>{text.offlineWarning}</p>}
    </section>
  );
}

const cameraEnds: ReadonlyMap<ScannerStatus['scan'], readonly [title: string, way: string]> = new Map([
  ['cameraRefused', [text.cameraRefused, text.cameraRefusedText]],
  ['cameraMissing', [text.cameraMissing, text.cameraMissingText]],
  ['cameraUnopened', [text.cameraUnopened, text.cameraUnopenedText]],
  ['cameraEnded', [text.cameraEnded, text.cameraEndedText]],
]);

/** The picture of the camera, or why there is none. */
function Camera({
  status: { scan, filming, failure },
  send,
}: Pick<QrScanViewProps, 'status' | 'send'>): ReactElement | null {
  if (scan === 'camera')
    return (
      <section className="gate-camera" aria-label={text.camera}>
        <div id={cameraSlotId} className="gate-picture" data-filming={filming} />
        <p role="status">{filming ? text.filming : text.prompting}</p>
        <Button onPress={() => send({ type: 'camera.closed' })}>{text.closeCamera}</Button>
      </section>
    );
  const end = cameraEnds.get(scan);
  if (end === undefined) return null;
  const [title, way] = end;
  return (
    <section className="gate-verdict" role="alert">
      <b>{title}</b>
      {failure === null ? null : <p>{failure}</p>}
      <p>{way}</p>
    </section>
  );
}

function Verdict({ status, now, send }: QrScanViewProps): ReactElement | null {
  const { scan, verdict, failure, keepsLong } = status;
  if (keepsLong)
    return (
      <section className="gate-verdict" role="status">
        <b>{text.keepsLong}</b>
        <p>{text.keepsLongText}</p>
      </section>
    );
  if (scan === 'stamping' || scan === 'asking' || scan === 'keeping')
    return (
      <p className="gate-verdict" role="status">
        {text.checking}
      </p>
    );
  if (scan === 'unanswered' || scan === 'unkept') {
    const unanswered = scan === 'unanswered';
    return (
      <section className="gate-verdict" data-kind="refused" role="alert">
        <b>{unanswered ? text.unanswered : text.unkept}</b>
        <p>{unanswered ? (failure ?? text.unansweredText) : text.unkeptText}</p>
        <Button kind="primary" onPress={() => send({ type: 'scan.retried' })}>
          {text.again}
        </Button>
      </section>
    );
  }
  if (scan !== 'shown' || verdict === null) return null;
  const { kind, ticket, first, fault, skew } = verdict;
  return (
    <section className="gate-verdict" data-kind={kind} role="alert">
      <b>{text[kind]}</b>
      {ticket === null ? null : (
        <p>
          {[ticket.attendee, ticket.company, ticket.type, ticket.number]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
      )}
      {first === null ? null : <p>{text.first(momentText(first.at, now, readerClock), first.gate)}</p>}
      {fault === null ? null : <p>{text.fault(fault, skew)}</p>}
      <Button kind="secondary" onPress={() => send({ type: 'scan.dismissed' })}>
        {text.dismiss}
      </Button>
    </section>
  );
}

function Choices({
  status: { entries, points, entry, gate },
  send,
}: Pick<QrScanViewProps, 'status' | 'send'>): ReactElement {
  return (
    <div className="gate-choices">
      {entries.length < 2 ? null : (
        <label>
          {text.entry}
          <select value={entry} onChange={({ target }) => send({ type: 'entry.chosen', id: target.value })}>
            {entries.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
      {points.length === 0 ? null : (
        <label>
          {text.gate}
          <select value={gate} onChange={({ target }) => send({ type: 'gate.chosen', name: target.value })}>
            <option value="">{text.anyGate}</option>
            {points.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

function LookUp({ status, send }: Pick<QrScanViewProps, 'status' | 'send'>): ReactElement {
  const [typed, setTyped] = useState('');
  const found = status.find(typed);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (typed.trim() !== '') send({ type: 'scan.named', subject: typed.trim(), by: 'number' });
  };
  return (
    <form className="gate-look" onSubmit={submit}>
      <label>
        {text.subject}
        <input value={typed} autoComplete="off" onChange={({ target }) => setTyped(target.value)} />
      </label>
      <Button kind="primary" submits>
        {text.check}
      </Button>
      {typed.trim() === '' ? null : (
        <ul aria-label={text.results}>
          {found.map(({ number, attendee, company, type, phoneTail }) => (
            <li key={number}>
              <span>
                <b>{attendee}</b>
                <small>{[company, type, phoneTail, number].filter((part) => part !== '').join(' · ')}</small>
              </span>
              <Button onPress={() => send({ type: 'scan.named', subject: number, by: 'list' })}>
                {text.letIn}
              </Button>
            </li>
          ))}
          {found.length === 0 ? <li>{text.noResult}</li> : null}
        </ul>
      )}
    </form>
  );
}

/** The gate of a conference: each ticket by its code, its number, or from the list of attendees (MKT-22). */
export function QrScanView(props: QrScanViewProps): ReactElement {
  const { status, now, send } = props;
  const { phase, listedAt, failure, title } = status;
  if (phase === 'loading') return <PageBones shape="form" />;
  if (phase === 'stranger')
    return <StatePanel picture="empty" title={text.stranger} text={text.strangerText} />;
  if (phase === 'failed')
    return (
      <StatePanel
        picture="failed"
        title={text.failed}
        text={
          listedAt === null
            ? (failure ?? text.failedText)
            : text.keptList(momentText(listedAt, now, readerClock))
        }
      >
        <Button kind="primary" onPress={() => send({ type: 'list.retried' })}>
          {text.again}
        </Button>
        {listedAt === null ? null : (
          <Button onPress={() => send({ type: 'link.offlineChosen' })}>{text.toOffline}</Button>
        )}
      </StatePanel>
    );
  return (
    <div className="gate-page">
      <Link {...props} />
      <h2>{title}</h2>
      <Choices status={status} send={send} />
      <Verdict {...props} />
      <Camera status={status} send={send} />
      {status.canScan ? (
        <Button kind="primary" onPress={() => send({ type: 'scan.requested' })}>
          {text.scan}
        </Button>
      ) : null}
      <LookUp status={status} send={send} />
    </div>
  );
}
