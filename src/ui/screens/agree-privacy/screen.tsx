import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { selectPrivacyStatus } from '../../../application/privacy-agreement/status';
import { useFlows } from '../../app/flows';
import { AgreePrivacyView } from './view';

/** Where the app asks for the privacy agreement (PRI-02). */
export default function AgreePrivacyScreen(): ReactElement {
  const { app, product } = useFlows();
  const status = useSelector(app.privacy, selectPrivacyStatus);
  return <AgreePrivacyView status={status} product={product} send={(event) => app.privacy.send(event)} />;
}
