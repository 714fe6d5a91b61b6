import type { ReactElement } from 'react';
import type { Banner } from '../../../../../contract/home/banner';
import { BrandFacets } from '../../../kit/display/brand-mark/brand-mark';
import { OwnOrOutsideLink } from '../../../features/deal-action/link/own-or-outside-link';
import { homeText } from '../text';

export interface SlideProps {
  readonly banner: Banner;
  readonly position: number;
  readonly count: number;
  readonly current: boolean;
}

/** Parts of the brand mark, one for each place in the row, so that no two neighbours show the same picture. */
const crops = ['0 0 28 24', '4 -2 18 20', '-2 6 22 20', '8 4 18 16', '-6 -4 30 28', '2 10 16 14'] as const;

/** One banner. One that is not current can neither receive the focus nor be read out. */
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
      <svg
        className="slide-art"
        viewBox={crops[(position - 1) % crops.length]}
        aria-hidden="true"
        focusable="false"
      >
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
