import type { ReactElement, ReactNode } from 'react';
import type { MatchedPublication, Matching } from '../../../../contract/matching/matching';
import type { ResourceStatus } from '../../../application/kit/resource/status';
import { failureText } from '../../../domain/gateway/failure-text';
import { matchingPath } from '../../../domain/matching/matching-address';
import { formAddress } from '../../../domain/publication/form-address';
import { Pulled } from '../../features/list/endless-list/pulled';
import { ButtonLink } from '../../kit/action/button/button-link';
import { EarlierNotice } from '../../kit/state/notice-bar/earlier-notice';
import { PageBones } from '../../kit/state/skeleton/page-bones';
import { FailedPanel } from '../../kit/state/state-panel/failed-panel';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { General } from './general';
import { HowScored } from './how-scored';
import { Results } from './results';
import { Subject, Switcher } from './subject';
import { matchingText as text } from './text';
import './style.css';

export interface MatchingViewProps {
  /** The publication that the address names; null for the newest one. */
  readonly asked: string | null;
  readonly publications: ResourceStatus<readonly MatchedPublication[]>;
  readonly matching: ResourceStatus<Matching>;
  readonly now: number;
  readonly onPublicationsReload: () => void;
  readonly onReload: () => void;
  readonly onRefresh: () => Promise<void>;
  /** The member's consent to personal recommendation, with its button (MKT-23). */
  readonly consent: ReactNode;
}

const nothingListed = (
  <StatePanel picture="empty" title={text.empty} text={text.emptyText}>
    <ButtonLink kind="primary" to={formAddress({ kind: 'buy', id: null, step: 1, field: null })}>
      {text.publishBuy}
    </ButtonLink>
    <ButtonLink to={formAddress({ kind: 'sale', id: null, step: 1, field: null })}>
      {text.publishSale}
    </ButtonLink>
  </StatePanel>
);

function Body({ matching, now, onReload, onRefresh, consent }: MatchingViewProps): ReactElement {
  const { phase, value, failure } = matching;
  if (phase === 'notFound')
    return (
      <StatePanel picture="empty" title={text.unknown} text={failure === null ? '' : failureText(failure)}>
        <ButtonLink kind="primary" to={matchingPath}>
          {text.toNewest}
        </ButtonLink>
        <ButtonLink to="/new_buy">{text.toPublications}</ButtonLink>
      </StatePanel>
    );
  if (value === null)
    return phase === 'loading' ? (
      <PageBones shape="orders" />
    ) : (
      <FailedPanel title={text.failed} failure={failure} onReload={onReload} />
    );
  const { publication, personal, general } = value;
  if (!personal)
    return (
      <Pulled onRefresh={onRefresh}>
        <EarlierNotice status={matching} now={now} />
        {consent}
        <General things={general} now={now} />
      </Pulled>
    );
  return (
    <Pulled onRefresh={onRefresh}>
      <EarlierNotice status={matching} now={now} />
      {publication === null ? (
        nothingListed
      ) : (
        <div className="matching-split">
          <Subject
            publication={publication}
            matching={value}
            now={now}
            reloading={matching.reloading}
            onReload={onReload}
          />
          <Results publication={publication} matching={value} now={now} />
        </div>
      )}
      {consent}
    </Pulled>
  );
}

/** The member's publication, its counterparties with their scores, and how these are computed (SCR-13). */
export function MatchingView(props: MatchingViewProps): ReactElement {
  const { asked, publications, matching, onPublicationsReload } = props;
  const isGeneral = matching.value?.personal === false;
  return (
    <div className="matching">
      <p className="matching-lead">{isGeneral ? text.leadGeneral : text.lead}</p>
      {isGeneral ? null : (
        <Switcher
          status={publications}
          chosen={matching.value?.publication?.id ?? asked}
          onReload={onPublicationsReload}
        />
      )}
      <Body {...props} />
      {isGeneral ? null : <HowScored />}
    </div>
  );
}
