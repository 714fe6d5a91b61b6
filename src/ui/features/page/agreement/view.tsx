import type { ReactElement, ReactNode } from 'react';
import { beijingClock } from '../../../../domain/time/date-fields';
import { formatDate } from '../../../../domain/time/date-format';
import { PageBar } from '../../../kit/page/page-bar';
import { Separator } from '../../../kit/display/separator/separator';
import type { AgreementText } from './agreement-text';
import { agreementWords } from './words';
import './style.css';

export interface AgreementViewProps {
  readonly title: string;
  readonly text: AgreementText;
  /** Content between the heading and the text. */
  readonly children?: ReactNode;
}

const Section = ({ heading, paragraphs, list }: AgreementText['sections'][number]): ReactElement => (
  <section>
    <h2>{heading}</h2>
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {list === undefined ? null : (
      <ul>
        {list.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    )}
  </section>
);

/** An agreement to be read: lines of forty characters, its version and since when it holds. */
export function AgreementView({ title, text, children }: AgreementViewProps): ReactElement {
  return (
    <div className="reading">
      <PageBar title={title} />
      {children}
      <article className="agreement-text">
        <p className="agreement-version">
          {agreementWords.version(text.version)}
          <Separator />
          <time dateTime={text.effectiveAt}>
            {agreementWords.effective(formatDate(Date.parse(text.effectiveAt), 'yyyy年M月d日', beijingClock))}
          </time>
        </p>
        <p>{text.intro}</p>
        {text.sections.map((section) => (
          <Section key={section.heading} {...section} />
        ))}
      </article>
    </div>
  );
}
