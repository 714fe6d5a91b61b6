import type { ReactElement } from 'react';
import { AgreementView } from '../../features/page/agreement/view';
import { agreementTitles } from '../../features/page/agreement/words';
import { userAgreementText } from './text';

/** The agreement between the platform and the user. */
export function UserAgreementScreen(): ReactElement {
  return <AgreementView title={agreementTitles.userAgreement} text={userAgreementText} />;
}
