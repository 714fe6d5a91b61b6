import type { ReactElement } from 'react';
import type { PictureMark } from '../../../../contract/upload/picture-mark';
import type { MovingPicture, PictureWish } from '../../../application/publication/pictures';
import { dealPicture } from '../../../domain/upload/deal-picture';
import { Button } from '../../parts/button/button';
import { Picture } from '../../parts/deal-page/picture';
import { Icon } from '../../parts/icon/icon';
import { RowIcon } from '../../parts/icon/row-icon';
import { newBuyText } from './text';

const text = newBuyText.form.pictures;

export interface PictureRowProps {
  readonly id: string;
  /** From 1. */
  readonly place: number;
  readonly marks: readonly PictureMark[];
  /** While what it says of itself is taken out, or could not be. */
  readonly moving: MovingPicture | undefined;
  readonly onWish: (wish: PictureWish) => void;
  readonly onForward: () => void;
  readonly onRemove: () => void;
}

type MarksProps = Pick<PictureRowProps, 'id' | 'marks' | 'moving' | 'onWish'>;

/** What the picture says of itself, and the one tap that takes it out (MKT-07). */
function Marks({ id, marks, moving, onWish }: MarksProps): ReactElement {
  const isClearing = moving !== undefined && moving.error === null;
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
      {moving === undefined || moving.error === null ? null : (
        <p role="status" className="pub-failed">
          {text.notCleared(moving.error)}
        </p>
      )}
      <Button small busy={isClearing} onPress={() => onWish({ type: 'picture.cleared', id })}>
        {isClearing ? text.clearing : text.clear}
      </Button>
    </div>
  );
}

/** One picture: as it is, what it says of itself, its place, and the way out. */
export function PictureRow(props: PictureRowProps): ReactElement {
  const { id, place, marks, onForward, onRemove } = props;
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
        {marks.length === 0 ? null : <Marks {...props} />}
      </div>
    </li>
  );
}
