import type { ReactElement } from 'react';
import type { PictureMark } from '../../../../contract/upload/picture-mark';
import { dealPicture } from '../../../domain/upload/deal-picture';
import { Picture } from '../../features/deal/deal-page/picture';
import { Icon } from '../../kit/display/icon/icon';
import { RowIcon } from '../../kit/display/icon/row-icon';
import { newBuyText } from './text';

const text = newBuyText.form.pictures;

export interface PictureRowProps {
  readonly id: string;
  /** From 1. */
  readonly place: number;
  /** The metadata that the gateway removed from it. */
  readonly marks: readonly PictureMark[];
  readonly onForward: () => void;
  readonly onRemove: () => void;
}

/** The metadata that the gateway removed from a picture (MKT-07). */
function Marks({ marks }: Pick<PictureRowProps, 'marks'>): ReactElement {
  return (
    <div className="pub-marks">
      <p className="pub-warned">
        <RowIcon name="warning" size={16} />
        {text.marked}
      </p>
      <ul>
        {marks.map(({ kind, found }) => (
          <li key={found}>{text.mark(kind, found)}</li>
        ))}
      </ul>
    </div>
  );
}

/** One picture, its place, the metadata that it had, and the buttons that move and remove it. */
export function PictureRow({ id, place, marks, onForward, onRemove }: PictureRowProps): ReactElement {
  return (
    <li className="pub-picture">
      <Picture address={dealPicture(id)} name={text.picture(place)} missing={text.missing} />
      <div className="pub-picture-words">
        <p>
          {text.picture(place)}
          {place === 1 ? null : (
            <button type="button" className="pub-remove" aria-label={text.forward(place)} onClick={onForward}>
              <Icon name="back" size={16} />
            </button>
          )}
          <button type="button" className="pub-remove" aria-label={text.remove(place)} onClick={onRemove}>
            <Icon name="close" size={16} />
          </button>
        </p>
        {marks.length === 0 ? null : <Marks marks={marks} />}
      </div>
    </li>
  );
}
