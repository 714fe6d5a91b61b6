import { useActorRef, useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { selectPrivacyStatus } from '../../../application/privacy-agreement/status';
import { selectPrivacyCenterStatus } from '../../../application/privacy-center/status';
import { useFlows } from '../../app/flows';
import { useWhoIsHere } from '../../app/who-is-here';
import { AgreementView } from '../agreement/view';
import { agreementTitles } from '../agreement/words';
import { OwnData } from './own-data';
import { privacyPolicyText } from './text';
import { useInspected } from '../../parts/inspected';

/** A person's own part of the page: begun anew when somebody logs in or out. */
function OwnPart({ member }: { readonly member: boolean }): ReactElement {
  const { app, bundle } = useFlows();
  const center = useActorRef(bundle('privacy').center, useInspected({ input: { member } }));
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

/** What is kept of whom, and why; and one's own consent and data. */
export default function PrivacyPolicyScreen(): ReactElement {
  const { navigation } = useFlows().app;
  const { loggedIn } = useWhoIsHere();
  return (
    <AgreementView
      title={agreementTitles.privacyPolicy}
      text={privacyPolicyText}
      onBack={() => navigation.send({ type: 'navigation.backRequested' })}
    >
      <OwnPart key={String(loggedIn)} member={loggedIn} />
    </AgreementView>
  );
}
