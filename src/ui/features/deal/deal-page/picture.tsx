import { useState, type ReactElement } from 'react';
import { RowIcon } from '../../../kit/display/icon/row-icon';
import './picture.css';

export interface PictureProps {
  readonly address: string;
  readonly name: string;
  /** The text in its place when it does not load. */
  readonly missing: string;
}

/** A picture of a deal; where it does not load, a quiet place that says so. */
export function Picture({ address, name, missing }: PictureProps): ReactElement {
  const [isMissing, setMissing] = useState(false);
  return isMissing ? (
    <span className="deal-picture deal-picture-missing">
      <RowIcon name="document" />
      {missing}
    </span>
  ) : (
    <img
      className="deal-picture"
      src={address}
      alt={name}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(true)}
    />
  );
}
