import type { FocusEvent, ReactElement } from 'react';
import type { CarouselEvent } from '../../../../application/shell/carousel/machine';
import type { CarouselStatus } from '../../../../application/shell/carousel/status';
import type { Banner } from '../../../../../contract/home/banner';
import { IconButton } from '../../../kit/action/button/icon-button';
import { homeText } from '../text';
import { Slide } from './slide';
import { useSwipe } from './use-swipe';
import './carousel.css';

export interface CarouselProps {
  readonly banners: readonly Banner[];
  readonly status: CarouselStatus;
  readonly send: (event: CarouselEvent) => void;
}

const leavesCarousel = (event: FocusEvent): boolean => !event.currentTarget.contains(event.relatedTarget);

/**
 * The banners: they advance by themselves, wait under a finger, the pointer or the focus, and stop on
 * request.
 */
export function Carousel({ banners, status, send }: CarouselProps): ReactElement {
  const swipe = useSwipe(send);
  const many = banners.length > 1;
  return (
    <section
      className="carousel"
      aria-roledescription={homeText.carousel}
      aria-label={homeText.banners}
      onMouseEnter={() => send({ type: 'carousel.touched' })}
      onMouseLeave={() => send({ type: 'carousel.released' })}
      onFocus={() => send({ type: 'carousel.touched' })}
      onBlur={(event) => (leavesCarousel(event) ? send({ type: 'carousel.released' }) : undefined)}
      {...swipe}
    >
      <div className="slides" aria-live={status.movesByItself ? 'off' : 'polite'}>
        {banners.map((banner, index) => (
          <Slide
            key={banner.id}
            banner={banner}
            position={index + 1}
            count={banners.length}
            current={index === status.index}
          />
        ))}
      </div>
      {many ? (
        <div className="carousel-controls">
          {banners.map((banner, index) => (
            <i key={banner.id} data-current={index === status.index || undefined} />
          ))}
          <IconButton
            icon={status.movesByItself ? 'pause' : 'play'}
            label={status.movesByItself ? homeText.pause : homeText.play}
            onPress={() => send({ type: 'carousel.pauseToggled' })}
          />
          <IconButton
            icon="back"
            label={homeText.previous}
            onPress={() => send({ type: 'carousel.previous' })}
          />
          <IconButton icon="forward" label={homeText.next} onPress={() => send({ type: 'carousel.next' })} />
        </div>
      ) : null}
    </section>
  );
}
