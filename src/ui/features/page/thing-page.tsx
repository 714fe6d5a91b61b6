import { useId, type ReactElement, type ReactNode } from 'react';
import { withNarrowSpaces } from '../../../domain/text/with-narrow-spaces';
import { Separated } from '../../kit/display/separator/separated';
import { WholeEnd } from '../../kit/display/separator/whole-end';
import { Tags } from '../../kit/display/tag/tag';
import '../deal/deal-page/deal-page.css';
import './thing-page.css';

export interface ThingPageProps {
  readonly className: string;
  readonly title: string;
  /** Short facts under the title, such as its code; empty ones are left out. */
  readonly origin: readonly string[];
  readonly tags: readonly string[];
  readonly figures: readonly { readonly name: string; readonly value: ReactNode }[];
  /** The known facts, in panels. */
  readonly children: ReactNode;
  /** The next step: next to the panels on a desktop, after them on a phone. */
  readonly aside: ReactNode;
  /** What the step opens, after it; nothing before. */
  readonly opened?: ReactNode;
  /** What the law asks to say, as the last line. */
  readonly foot: string;
}

/** The page of one thing: its head with key figures, its panels, the next step, and what that opens. */
export function ThingPage(props: ThingPageProps): ReactElement {
  const { className, title, origin, tags, figures, children, aside, opened = null, foot } = props;
  const id = useId();
  return (
    <div className={`deal-page thing-page ${className}`}>
      <section className="deal-head panel" aria-labelledby={id}>
        <h2 id={id}>
          <WholeEnd of={withNarrowSpaces(title)} />
        </h2>
        <p className="thing-origin">
          <Separated facts={origin} />
        </p>
        <Tags words={tags} />
        <dl className="key-figures">
          {figures.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <div className="deal-rest">{children}</div>
      <aside className="deal-side thing-side">{aside}</aside>
      {opened === null ? null : <div className="deal-rest">{opened}</div>}
      <p className="deal-risk">{foot}</p>
    </div>
  );
}
