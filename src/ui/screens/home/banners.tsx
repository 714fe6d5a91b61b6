import { useActorRef, useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { selectCarouselStatus } from '../../../application/carousel/status';
import type { ResourceStatus } from '../../../application/resource/status';
import type { Banner } from '../../../../contract/home/banner';
import { useFlows } from '../../app/flows';
import { Carousel } from './carousel/carousel';
import { bannersState } from './states-later';
import { useInspected } from '../../parts/inspected';

export interface BannersProps {
  readonly status: ResourceStatus<readonly Banner[]>;
  readonly onReload: () => void;
}

/** The banners, or their state in their place. */
export function Banners({ status, onReload }: BannersProps): ReactElement | null {
  if (status.value === null) return <bannersState.Part status={status} onReload={onReload} />;
  return status.value.length === 0 ? null : <MovingBanners banners={status.value} />;
}

function MovingBanners({ banners }: { readonly banners: readonly Banner[] }): ReactElement {
  const { bundle, prefersReducedMotion } = useFlows();
  const carousel = useActorRef(
    bundle('first').carousel,
    useInspected({
      input: { count: banners.length, reducedMotion: prefersReducedMotion },
    }),
  );
  const status = useSelector(carousel, selectCarouselStatus);
  return <Carousel banners={banners} status={status} send={(event) => carousel.send(event)} />;
}
