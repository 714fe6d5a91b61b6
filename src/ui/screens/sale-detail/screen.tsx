import { useActorRef, useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { selectResourceStatus } from '../../../application/resource/status';
import type { SaleDetail } from '../../../domain/sale/sale-detail';
import { can } from '../../../domain/user/permission';
import type { SaleAddress } from '../../../ports/sale-gateway';
import { useFlows } from '../../app/flows';
import { useRouteParam } from '../../app/route-params';
import { useNotFoundTitle } from '../../app/use-document-title';
import { usePageData } from '../../app/page-data';
import { useWhoIsHere } from '../../app/who-is-here';
import { SaleDetailView } from './view';
import { useInspected } from '../../parts/inspected';

/** One deal on the sell side. */
export default function SaleDetailScreen(): ReactElement {
  const sourceType = useRouteParam('sourceType');
  const id = useRouteParam('id');
  return <Deal key={`${sourceType}/${id}`} sourceType={sourceType} id={id} />;
}

function Deal(address: SaleAddress): ReactElement {
  const { app, bundle, sourceTypes, now } = useFlows();
  const { saleDetail } = usePageData();
  const deal = useActorRef(
    bundle('sale').detail,
    useInspected({ input: { input: address, initial: saleDetail } }),
  );
  const status = useSelector(deal, selectResourceStatus<SaleAddress, SaleDetail>);
  const { user, loggedIn } = useWhoIsHere();
  useNotFoundTitle(status.phase === 'notFound');
  return (
    <SaleDetailView
      status={status}
      sourceTypes={sourceTypes}
      now={now()}
      toBeVerified={user !== null && !can(user, 'nda:sign')}
      forVisitor={!loggedIn}
      onBack={() => app.navigation.send({ type: 'navigation.backRequested' })}
      onReload={() => deal.send({ type: 'resource.reloadRequested' })}
    />
  );
}
