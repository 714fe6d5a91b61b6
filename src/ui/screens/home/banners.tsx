import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { carouselMachine } from '../../../application/shell/carousel/machine';
import { selectCarouselStatus } from '../../../application/shell/carousel/status';
import type { ResourceStatus } from '../../../application/kit/resource/status';
import type { Banner } from '../../../../contract/home/banner';
import { useFlows } from '../../frame/context/flows';
import { usePartFlow } from '../../frame/page-frame/use-page-flows';
import { Carousel } from './carousel/carousel';
import { bannersState } from './states-later';

export interface BannersProps {
  readonly carousel: typeof carouselMachine;
  readonly status: ResourceStatus<readonly Banner[]>;
  readonly onReload: () => void;
}

/** The banners, or their state in their place. */
export function Banners({ carousel, status, onReload }: BannersProps): ReactElement | null {
  if (status.value === null) return <bannersState.Part status={status} onReload={onReload} />;
  return status.value.length === 0 ? null : <MovingBanners machine={carousel} banners={status.value} />;
}

interface MovingBannersProps {
  readonly machine: typeof carouselMachine;
  readonly banners: readonly Banner[];
}

function MovingBanners({ machine, banners }: MovingBannersProps): ReactElement {
  const { prefersReducedMotion } = useFlows();
  const carousel = usePartFlow(machine, { count: banners.length, reducedMotion: prefersReducedMotion });
  const status = useSelector(carousel, selectCarouselStatus);
  return <Carousel banners={banners} status={status} send={(event) => carousel.send(event)} />;
}
