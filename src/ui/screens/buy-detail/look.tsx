import type { ActorRefFrom } from 'xstate';
import { listAddress } from '../../../../contract/kind/address';
import type { CopyingMachine } from '../../../application/kit/copying/machine';
import type { ResourceMachine } from '../../../application/kit/resource/machine';
import type { BuyDetail } from '../../../domain/buy/buy';
import { buyKind } from '../../../domain/buy/kind';
import type { BuyAddress } from '../../../ports/call-forms';
import { ThingTools, type DealToolFlows } from '../../features/deal-action/deal-tools/deal-tools';
import type { DetailLook } from '../../features/page/detail-page';
import { useResource } from '../../features/page/use-resource';
import { thingTitle } from '../../frame/context/use-own-title';
import { useWhoIsHere } from '../../frame/context/who-is-here';
import { NoticeBar } from '../../kit/state/notice-bar/notice-bar';
import { BuyPage } from './buy-page';
import { buyDetailText as text } from './text';
import './style.css';

interface BuyDetailFlows extends DealToolFlows {
  readonly thing: ActorRefFrom<ResourceMachine<BuyAddress, BuyDetail>>;
  readonly copying: CopyingMachine;
}

/** One demand on the buy side. */
export const buyDetailLook: DetailLook<BuyDetail, BuyDetailFlows> = {
  text,
  shape: 'deal',
  list: listAddress('buy'),
  useParts: ({ thing, copying, ...tools }, now) => {
    const { status, onReload } = useResource(thing);
    const { user, loggedIn } = useWhoIsHere();
    const state = status.value?.state ?? 'listed';
    return {
      status,
      onReload,
      ownTitle: thingTitle(status),
      notice: state === 'listed' ? null : <NoticeBar>{text.gone[state]}</NoticeBar>,
      ready: (buy) => (
        <BuyPage
          buy={buy}
          copying={copying}
          now={now}
          tools={
            <ThingTools
              flows={tools}
              kind={buyKind}
              thing={buy}
              open={buy.state === 'listed'}
              own={buy.own}
            />
          }
          toBeVerified={user !== null && user.prove !== '1'}
          forVisitor={!loggedIn}
        />
      ),
    };
  },
};
