import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { CopyingMachine } from '../../../application/copying/machine';
import type { ReportMachine } from '../../../application/report/definition';
import type { ResourceMachine } from '../../../application/resource/machine';
import { selectResourceStatus } from '../../../application/resource/status';
import type { BuyDetail } from '../../../domain/buy/buy';
import type { BuyAddress } from '../../../ports/buy-gateway';
import { useFlows } from '../../given/flows';
import { useNotFoundTitle } from '../../given/use-own-title';
import { useWhoIsHere } from '../../given/who-is-here';
import type { FavouriteDesk } from '../../room/favourite-desk';
import { ReportTool } from '../../parts/report/report-tool';
import { BuyStar } from './buy-star';
import { BuyDetailView } from './view';

export interface BuyDetailScreenProps {
  readonly flows: {
    readonly buy: ActorRefFrom<ResourceMachine<BuyAddress, BuyDetail>>;
    readonly copying: CopyingMachine;
    readonly favourites: FavouriteDesk;
    readonly reporting: ReportMachine;
  };
}

/** One demand on the buy side. */
export function BuyDetailScreen({
  flows: { buy, copying, favourites, reporting },
}: BuyDetailScreenProps): ReactElement {
  const { app, now } = useFlows();
  const status = useSelector(buy, selectResourceStatus<BuyAddress, BuyDetail>);
  const { user, loggedIn } = useWhoIsHere();
  useNotFoundTitle(status.phase === 'notFound');
  return (
    <BuyDetailView
      status={status}
      copying={copying}
      now={now()}
      tools={
        status.value === null ? null : (
          <>
            <BuyStar favourites={favourites} buy={status.value} />
            {status.value.own ? null : (
              <ReportTool machine={reporting} of={{ kind: 'buy', id: status.value.id }} />
            )}
          </>
        )
      }
      toBeVerified={user !== null && user.prove !== '1'}
      forVisitor={!loggedIn}
      onBack={() => app.navigation.send({ type: 'navigation.backRequested' })}
      onReload={() => buy.send({ type: 'resource.reloadRequested' })}
    />
  );
}
