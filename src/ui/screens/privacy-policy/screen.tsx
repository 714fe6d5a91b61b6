import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { selectPrivacyStatus } from '../../../application/session/privacy-agreement/status';
import type { PrivacyCenterMachine } from '../../../application/session/privacy-center/machine';
import { selectPrivacyCenterStatus } from '../../../application/session/privacy-center/status';
import { useFlows } from '../../frame/context/flows';
import { usePartFlow } from '../../frame/page-frame/use-page-flows';
import { useWhoIsHere } from '../../frame/context/who-is-here';
import { AgreementView } from '../../features/page/agreement/view';
import { agreementTitles } from '../../features/page/agreement/words';
import { CollectedList } from './collected-list';
import { OwnData } from './own-data';
import { privacyPolicyText } from './text';

interface OwnPartProps {
  readonly machine: PrivacyCenterMachine;
  readonly member: boolean;
}

/** The user's own part of the page: it starts again when a user logs in or out. */
function OwnPart({ machine, member }: OwnPartProps): ReactElement {
  const { app } = useFlows();
  const center = usePartFlow(machine, { member });
  const status = useSelector(center, selectPrivacyCenterStatus);
  const { phase, consent } = useSelector(app.privacy, selectPrivacyStatus);
  return (
    <OwnData
      status={status}
      member={member}
      onDevice={phase === 'agreed' ? consent : null}
      send={(event) => center.send(event)}
    />
  );
}

export interface PrivacyPolicyScreenProps {
  readonly flows: { readonly center: PrivacyCenterMachine };
}

/** The data that the product keeps, and the user's own consent and export. */
export function PrivacyPolicyScreen({ flows }: PrivacyPolicyScreenProps): ReactElement {
  const { loggedIn } = useWhoIsHere();
  return (
    <AgreementView title={agreementTitles.privacyPolicy} text={privacyPolicyText}>
      <OwnPart machine={flows.center} key={String(loggedIn)} member={loggedIn} />
      <CollectedList />
    </AgreementView>
  );
}
