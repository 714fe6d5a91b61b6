import type { ReactElement } from 'react';

export interface BrandMarkProps {
  /** Side in px. */
  readonly size: number;
}

/** The brand: cut amber around a grain of ink. */
export function BrandMark({ size }: BrandMarkProps): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <BrandFacets />
    </svg>
  );
}

/** The mark's four surfaces on a grid of 28, to be drawn at any size and cut anywhere. */
export function BrandFacets(): ReactElement {
  return (
    <>
      <path fill="#ffb300" d="M14 1.5 24 6.5V16L14 26.5 4 16V6.5z" />
      <path fill="#ffcb57" d="m14 1.5 10 5-10 5-10-5z" />
      <path fill="#e09600" d="M14 11.5v15L4 16V6.5z" />
      <path fill="#151a22" d="m14 11.5 4.3 2.9-4.3 5.1-4.3-5.1z" />
    </>
  );
}
