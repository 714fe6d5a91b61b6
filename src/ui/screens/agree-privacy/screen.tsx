import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { selectRenewalStatus, type RenewalStatus } from '../../../application/session/consent-renewal/status';
import { selectPrivacyStatus } from '../../../application/session/privacy-agreement/status';
import { useFlows } from '../../frame/context/flows';
import { questionOfApp, questionOfMember } from './question';
import { AgreePrivacyView } from './view';

const restingStatus: RenewalStatus = { phase: 'resting', previous: null, failure: null };

/**
 * The app asks for the privacy agreement here (PRI-02), and a browser asks a member for renewed consent
 * (PRI-06).
 */
export function AgreePrivacyScreen(): ReactElement {
  const { app, product, renewal: renewalOf } = useFlows();
  const status = useSelector(app.privacy, selectPrivacyStatus);
  // The navigation leads here when a member is asked, which is by then done by an actor that is here.
  useSelector(app.navigation, (snapshot) => snapshot.context.privacy);
  const renewal = renewalOf()?.actor;
  const ofMember = useSelector(renewal, (snapshot) =>
    snapshot === undefined ? restingStatus : selectRenewalStatus(snapshot),
  );
  const question =
    status.phase === 'notNeeded' && renewal !== undefined
      ? questionOfMember(ofMember, (event) => renewal.send(event))
      : questionOfApp(status, (event) => app.privacy.send(event));
  return <AgreePrivacyView question={question} product={product} />;
}
