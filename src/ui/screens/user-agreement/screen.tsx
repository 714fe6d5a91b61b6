import type { ReactElement } from 'react';
import { useFlows } from '../../frame/context/flows';
import { AgreementView } from '../agreement/view';
import { agreementTitles } from '../agreement/words';
import { userAgreementText } from './text';

/** The agreement between the platform and whoever uses it. */
export function UserAgreementScreen(): ReactElement {
  const { navigation } = useFlows().app;
  return (
    <AgreementView
      title={agreementTitles.userAgreement}
      text={userAgreementText}
      onBack={() => navigation.send({ type: 'navigation.backRequested' })}
    />
  );
}
