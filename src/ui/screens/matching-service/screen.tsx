import { useSelector } from '@xstate/react';
import { useEffect, useMemo, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { waitFor, type ActorRefFrom } from 'xstate';
import type { MatchedPublication, Matching } from '../../../../contract/matching/matching';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import { selectResourceStatus } from '../../../application/kit/resource/status';
import type { SeparateConsentsMachine } from '../../../application/session/separate-consents/machine';
import { selectSeparateConsents } from '../../../application/session/separate-consents/status';
import { readMatchedId } from '../../../domain/matching/matching-address';
import { PurposeCards } from '../../features/account/separate-consents/purpose-cards';
import { separateConsentsText } from '../../features/account/separate-consents/text';
import { useResource } from '../../features/page/use-resource';
import { useFlows } from '../../frame/context/flows';
import { Panel } from '../../kit/display/panel/panel';
import { MatchingView } from './view';

export interface MatchingScreenProps {
  readonly flows: {
    readonly own: ActorRefFrom<ResourceMachine<undefined, readonly MatchedPublication[]>>;
    readonly best: ActorRefFrom<ResourceMachine<string | null, Matching>>;
    readonly consents: ActorRefFrom<SeparateConsentsMachine>;
  };
}

/** The counterparties of the publication that the address names (SCR-13). */
export function MatchingScreen({ flows: { own, best, consents } }: MatchingScreenProps): ReactElement {
  const now = useFlows().now();
  const { search } = useLocation();
  const asked = useMemo(() => readMatchedId(search), [search]);
  const publications = useResource(own);
  const matching = useResource(best);
  const consentStatus = useSelector(consents, selectSeparateConsents);
  useEffect(() => {
    const changes = consents.on('consents.changed', () => best.send({ type: 'resource.reloadRequested' }));
    return () => changes.unsubscribe();
  }, [consents, best]);
  const onRefresh = async (): Promise<void> => {
    publications.onReload();
    matching.onReload();
    const settled = waitFor(best, (snapshot) => {
      const { phase, reloading } = selectResourceStatus<string | null, Matching>(snapshot);
      return phase !== 'loading' && !reloading;
    });
    // A flow that stopped with its page does not answer: that is no failure.
    await settled.catch(() => undefined);
  };
  return (
    <MatchingView
      asked={asked}
      publications={publications.status}
      matching={matching.status}
      now={now}
      onPublicationsReload={publications.onReload}
      onReload={matching.onReload}
      onRefresh={onRefresh}
      consent={
        <Panel title={separateConsentsText.title}>
          <div className="matching-consent">
            <PurposeCards
              status={consentStatus}
              only="recommendation"
              send={(event) => consents.send(event)}
            />
          </div>
        </Panel>
      }
    />
  );
}
