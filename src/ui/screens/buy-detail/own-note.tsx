import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { BuyDetail } from '../../../domain/buy/buy';
import { enrolmentAddress } from '../../../domain/enrolment/possible';
import { buyDetailText as text } from './text';

/** A note for the buyer next to the hidden values; nothing for other readers. */
export function OwnNote({ buy }: { readonly buy: BuyDetail }): ReactElement | null {
  if (!buy.own) return null;
  return (
    <div className="buy-note">
      <p>{text.ownNote}</p>
      {buy.state === 'listed' ? (
        <Link className="to-verify buy-own-way" to={enrolmentAddress}>
          {buy.hundred ? text.enrolled : text.enrol}
        </Link>
      ) : null}
    </div>
  );
}
