import type { ReactElement } from 'react';
import type { Banner } from '../../../../../contract/home/banner';
import { BrandFacets } from '../../../parts/brand-mark/brand-mark';
import { OwnOrOutsideLink } from '../../../parts/link/own-or-outside-link';
import { homeText } from '../text';

export interface SlideProps {
  readonly banner: Banner;
  readonly position: number;
  readonly count: number;
  readonly current: boolean;
}

/** One banner. Those that do not stand in front can be neither reached nor read out. */
export function Slide({ banner, position, count, current }: SlideProps): ReactElement {
  const { eyebrow, title, subtitle, link } = banner;
  return (
    <div
      className="slide"
      role="group"
      aria-roledescription={homeText.slide}
      aria-label={homeText.slideOf(position, count)}
      data-current={current || undefined}
      inert={!current}
    >
      <svg className="slide-art" viewBox="0 0 28 24" aria-hidden="true" focusable="false">
        <BrandFacets />
      </svg>
      <OwnOrOutsideLink address={link}>
        <span className="slide-eyebrow">{eyebrow}</span>
        <span className="slide-title">{title}</span>
        <span>{subtitle}</span>
      </OwnOrOutsideLink>
    </div>
  );
}
