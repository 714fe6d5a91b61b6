import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { withNarrowSpaces } from '../../../../domain/text/with-narrow-spaces';
import { Separated } from '../../../kit/display/separator/separated';
import { WholeEnd } from '../../../kit/display/separator/whole-end';
import { Tags } from '../../../kit/display/tag/tag';
import './listed-card.css';

export interface ListedCardProps {
  /** The address of its page. */
  readonly to: string;
  readonly title: string;
  /** Short facts under the title, such as its code; empty ones are left out. */
  readonly origin: readonly string[];
  readonly tags: readonly string[];
  /** Its key figures, in the order of the columns on a desktop. */
  readonly figures: readonly { readonly name: string; readonly value: ReactNode }[];
  /** Its star, over the link of the card. */
  readonly star?: ReactNode;
}

/** One thing of a list: a card on a phone, a row under the heads of the columns on a desktop, from the same elements. */
export function ListedCard({ to, title, origin, tags, figures, star }: ListedCardProps): ReactElement {
  return (
    <article className={`listed listed-${figures.length}`}>
      <h3 className="listed-title">
        <Link to={to}>
          <WholeEnd of={withNarrowSpaces(title)} />
        </Link>
      </h3>
      {star}
      <p className="listed-origin">
        <Separated facts={origin} />
      </p>
      <Tags words={tags} />
      <dl className="listed-figures">
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
