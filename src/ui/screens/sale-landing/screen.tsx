import { useActorRef, useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { loginAddress } from '../../../domain/access/decide-access';
import { selectResourceStatus } from '../../../application/resource/status';
import type { SaleOverview } from '../../../../contract/sale/sale-overview';
import { wayAddress } from '../../../domain/session/way-in';
import { useFlows } from '../../app/flows';
import { usePageData } from '../../app/page-data';
import { SaleLandingView } from './view';
import { useInspected } from '../../parts/inspected';

/** What a visitor sees of the sell side. */
export default function SaleLandingScreen(): ReactElement {
  const { app, bundle, now } = useFlows();
  const { saleOverview } = usePageData();
  const { search } = useLocation();
  const overview = useActorRef(
    bundle('sale').overview,
    useInspected({
      input: { input: undefined, initial: saleOverview },
    }),
  );
  const status = useSelector(overview, selectResourceStatus<undefined, SaleOverview>);
  return (
    <SaleLandingView
      status={status}
      now={now()}
      login={wayAddress(loginAddress, search)}
      onBack={() => app.navigation.send({ type: 'navigation.backRequested' })}
      onReload={() => overview.send({ type: 'resource.reloadRequested' })}
    />
  );
}
