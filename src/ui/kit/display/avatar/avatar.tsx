import type { ReactElement } from 'react';
import { Icon } from '../icon/icon';
import './avatar.css';

export interface AvatarProps {
  /** The address of the picture; null shows the default: the surname, else a drawing (SES-05). */
  readonly picture: string | null;
  readonly name: string;
  readonly large?: boolean;
}

/** A person's picture. It is decoration: the name is always next to it. */
export function Avatar({ picture, name, large = false }: AvatarProps): ReactElement {
  const className = large ? 'avatar avatar-large' : 'avatar';
  if (picture !== null) {
    const side = large ? 60 : 44;
    return <img className={className} src={picture} width={side} height={side} alt="" />;
  }
  const [surname] = name;
  return (
    <span className={className} aria-hidden="true">
      {surname ?? <Icon name="person" />}
    </span>
  );
}
