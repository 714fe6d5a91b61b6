import type { ReactElement } from 'react';
import type { MovingPicture, PictureWish } from '../../../application/member/publication/pictures';
import { Button } from '../../kit/action/button/button';
import { newBuyText } from './text';

const text = newBuyText.form.pictures;

export interface MovingRowProps {
  readonly moving: MovingPicture;
  readonly onWish: (wish: PictureWish) => void;
}

/** A chosen picture on its way, or why it did not arrive and the way to try again. */
export function MovingRow({
  moving: { key, name, percent, note, error },
  onWish,
}: MovingRowProps): ReactElement {
  return (
    <div className="pub-moving">
      <p role="status" className={error === null ? undefined : 'pub-failed'}>
        {error === null ? text.sending(name, percent) : text.failed(name, error)}
        {error === null && note !== null ? <small className="muted">{note}</small> : null}
      </p>
      {error === null ? null : (
        <Button small onPress={() => onWish({ type: 'picture.retried', key })}>
          {text.retry}
        </Button>
      )}
      <Button small kind="plain" onPress={() => onWish({ type: 'picture.dropped', key })}>
        {text.drop}
      </Button>
    </div>
  );
}
