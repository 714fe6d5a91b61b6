import { createContext, useContext, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../icon/icon';
import { partsText } from '../../text';
import './seal.css';

/** Where the seals within lead: to the NDA that opens them; null where none does. */
export const SealWay = createContext<string | null>(null);

export interface SealedFieldProps {
  /** The user who may read the value; by default one who signs the NDA. */
  readonly word?: string;
}

/** Takes the place of a hidden value, and leads to the NDA that opens it. The page holds no trace of the value. */
export function SealedField({ word = partsText.sealed }: SealedFieldProps): ReactElement {
  const to = useContext(SealWay);
  const content = (
    <>
      <Icon name="lock" size={14} />
      {word}
    </>
  );
  return to === null ? (
    <span className="seal">{content}</span>
  ) : (
    <Link className="seal seal-link" to={to}>
      {content}
    </Link>
  );
}
