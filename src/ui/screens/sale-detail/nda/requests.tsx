import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { NdaRequest } from '../../../../../contract/nda/nda-request';
import type { SaleFlows } from '../../../../application/deals/nda/definition';
import { selectResourceStatus } from '../../../../application/kit/resource/status';
import type { Page } from '../../../../domain/page/page';
import { ndaStateLabels } from '../../../../domain/sale/nda-state';
import { momentText } from '../../../../domain/time/moment-text';
import { readerClock } from '../../../../domain/time/date-fields';
import { dealDay } from '../../../../domain/time/deal-day';
import { useFlows } from '../../../frame/context/flows';
import { ndaTones } from '../../../features/deal/deal-list/nda-tones';
import { Panel } from '../../../kit/display/panel/panel';
import { FailedPanel } from '../../../kit/state/state-panel/failed-panel';
import { Separated } from '../../../kit/display/separator/separated';
import { StatusTag } from '../../../kit/display/tag/status-tag';
import { usePartFlow } from '../../../frame/page-frame/use-page-flows';
import { EvidenceWay } from './evidence-way';
import { Decide } from './request-row';
import { ndaText } from './text';
import { ndaWayText } from './way-text';
import './nda.css';
import type { SaleAddress } from '../../../../ports/call-forms';

const text = ndaText.requests;

export interface NdaRequestsProps {
  readonly flows: Pick<SaleFlows, 'requests' | 'approval' | 'rejection' | 'evidence'>;
  readonly sale: SaleAddress;
  /** The deal's. */
  readonly title: string;
  readonly userId: string;
  /** A request on a closed deal can be rejected, but no longer approved. */
  readonly isListed: boolean;
}

function Requests({
  page,
  now,
  ...deciding
}: Pick<NdaRequestsProps, 'flows' | 'title' | 'userId' | 'isListed'> & {
  readonly page: Page<NdaRequest>;
  readonly now: number;
}): ReactElement {
  const { items, total } = page;
  if (items.length === 0) return <p className="nda-text">{deciding.isListed ? text.none : text.noneCame}</p>;
  return (
    <>
      {total > items.length ? <p className="nda-text">{text.more(total, items.length)}</p> : null}
      <ul className="nda-requests">
        {items.map((request) => {
          const { id, state, name, company, position, signedAt, expiresAt, history } = request;
          const note = state === 'rejected' ? (history[0]?.note ?? '') : '';
          return (
            <li key={id}>
              <div className="nda-request-head">
                <b>{company === '' ? name : company}</b>
                <StatusTag tone={ndaTones[state]} word={ndaStateLabels[state]} />
              </div>
              <p className="muted">
                <Separated
                  facts={[
                    name,
                    position,
                    signedAt === null ? '' : text.signedAt(momentText(signedAt, now, readerClock)),
                  ]}
                />
              </p>
              {expiresAt === null ? null : (
                <p className="muted">{ndaText.until(dealDay(expiresAt, now, readerClock))}</p>
              )}
              {note === '' ? null : <p className="muted">{ndaText.reason(note)}</p>}
              {state === 'signed' || state === 'expired' ? (
                <EvidenceWay machine={deciding.flows.evidence} id={id} small />
              ) : null}
              {state === 'pending' ? <Decide request={request} {...deciding} /> : null}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Who asked to see the own deal, each with what was decided or may be. */
export function NdaRequests({ sale, ...deciding }: NdaRequestsProps): ReactElement {
  const { now } = useFlows();
  const requests = usePartFlow(deciding.flows.requests, { input: sale });
  const status = useSelector(requests, selectResourceStatus<SaleAddress, Page<NdaRequest>>);
  const reload = (): void => requests.send({ type: 'resource.reloadRequested' });
  return (
    <Panel title={text.title}>
      {status.value !== null ? (
        <Requests page={status.value} now={now()} {...deciding} />
      ) : status.phase === 'loading' ? (
        <p className="nda-text" role="status">
          {ndaText.loading}
        </p>
      ) : (
        <FailedPanel title={ndaWayText.requestsFailed} failure={status.failure} onReload={reload} />
      )}
    </Panel>
  );
}
