import type { ReactElement } from 'react';

export interface StatePictureProps {
  readonly of: 'empty' | 'failed';
}

const drawings = {
  empty: (
    <>
      <path fill="#fff" d="m12 44 12-28h40l12 28v20H12zm0 0h20l4 8h16l4-8h20" />
      <path fill="#ffdd94" stroke="#b87a00" d="m44 2 7 4v7l-7 7-7-7V6z" />
    </>
  ),
  failed: (
    <>
      <path
        fill="#fff"
        d="M27 57a15.5 15.5 0 0 1-2.5-30.8 21.5 21.5 0 0 1 41.5 3.9 13.5 13.5 0 0 1-.5 26.9z"
      />
      <path stroke="#b42318" strokeWidth="2" d="m38 36 12 12m0-12L38 48" />
    </>
  ),
} as const;

/** An open box with its amber above it, or a cloud that did not deliver. */
export function StatePicture({ of }: StatePictureProps): ReactElement {
  return (
    <svg
      width="88"
      height="72"
      viewBox="0 0 88 72"
      fill="none"
      stroke="#858e9b"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      {drawings[of]}
    </svg>
  );
}
