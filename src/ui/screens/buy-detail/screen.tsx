import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { CopyingMachine } from '../../../application/kit/copying/machine';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import { selectResourceStatus } from '../../../application/kit/resource/status';
import type { BuyDetail } from '../../../domain/buy/buy';
import { buyKind } from '../../../domain/buy/kind';
import { useFlows } from '../../frame/context/flows';
import { useThingTitle } from '../../frame/context/use-own-title';
import { useWhoIsHere } from '../../frame/context/who-is-here';
import { ThingTools, type DealToolFlows } from '../../features/deal-action/deal-tools/deal-tools';
import { BuyDetailView } from './view';
import type { BuyAddress } from '../../../ports/call-forms';

export interface BuyDetailScreenProps {
  readonly flows: {
    readonly buy: ActorRefFrom<ResourceMachine<BuyAddress, BuyDetail>>;
    readonly copying: CopyingMachine;
  } & DealToolFlows;
}

/** One demand on the buy side. */
export function BuyDetailScreen({ flows: { buy, copying, ...tools } }: BuyDetailScreenProps): ReactElement {
  const { now } = useFlows();
  const status = useSelector(buy, selectResourceStatus<BuyAddress, BuyDetail>);
  const { user, loggedIn } = useWhoIsHere();
  useThingTitle(status);
  return (
    <BuyDetailView
      status={status}
      copying={copying}
      now={now()}
      tools={
        status.value === null ? null : (
          <ThingTools
            flows={tools}
            kind={buyKind}
            thing={status.value}
            open={status.value.state === 'listed'}
            own={status.value.own}
          />
        )
      }
      toBeVerified={user !== null && user.prove !== '1'}
      forVisitor={!loggedIn}
      onReload={() => buy.send({ type: 'resource.reloadRequested' })}
    />
  );
}
