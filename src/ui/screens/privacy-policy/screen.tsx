import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { selectPrivacyStatus } from '../../../application/session/privacy-agreement/status';
import type { PrivacyCenterMachine } from '../../../application/session/privacy-center/machine';
import { selectPrivacyCenterStatus } from '../../../application/session/privacy-center/status';
import type { SeparateConsentsMachine } from '../../../application/session/separate-consents/machine';
import { selectSeparateConsents } from '../../../application/session/separate-consents/status';
import { PurposeCards } from '../../features/account/separate-consents/purpose-cards';
import { separateConsentsText as text } from '../../features/account/separate-consents/text';
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

/** The member's separate consents, each with its own button (MKT-23). */
function SeparatePart({ machine }: { readonly machine: SeparateConsentsMachine }): ReactElement {
  const separate = usePartFlow(machine, undefined);
  const status = useSelector(separate, selectSeparateConsents);
  return <PurposeCards status={status} send={(event) => separate.send(event)} />;
}

export interface PrivacyPolicyScreenProps {
  readonly flows: { readonly center: PrivacyCenterMachine; readonly separate: SeparateConsentsMachine };
}

/** The data that the product keeps, and the user's own consent and export. */
export function PrivacyPolicyScreen({ flows }: PrivacyPolicyScreenProps): ReactElement {
  const { loggedIn } = useWhoIsHere();
  return (
    <AgreementView title={agreementTitles.privacyPolicy} text={privacyPolicyText}>
      <OwnPart machine={flows.center} key={String(loggedIn)} member={loggedIn} />
      <section className="own-data" aria-labelledby="separate-title">
        <h2 id="separate-title">{text.title}</h2>
        <p className="muted">{text.lead}</p>
        {loggedIn ? <SeparatePart machine={flows.separate} /> : <p>{text.visitor}</p>}
        <p className="muted">{text.notices}</p>
      </section>
      <CollectedList />
    </AgreementView>
  );
}
