import type { ReactElement } from 'react';
import './skeleton.css';

export interface BoneProps {
  /** The shape of the content to come. Sizes are classes, so that server HTML needs no style attribute. */
  readonly shape:
    | 'title'
    | 'line'
    | 'short'
    | 'full'
    | 'end'
    | 'value'
    | 'field'
    | 'card'
    | 'block'
    | 'circle';
}

/** A grey shape in the place of something that is loading. */
export function Bone({ shape }: BoneProps): ReactElement {
  return <span className={`bone bone-${shape}`} />;
}
