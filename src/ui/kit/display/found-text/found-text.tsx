import { Fragment, type ReactElement } from 'react';
import { foundParts } from '../../../../domain/text/found-parts';
import './found-text.css';

/** A text in which what was looked for is marked. */
export const FoundText = ({
  text,
  sought,
}: {
  readonly text: string;
  readonly sought: string | null;
}): ReactElement => (
  <>
    {foundParts(text, sought).map((part, place) =>
      part.found ? (
        <mark key={place} className="found">
          {part.text}
        </mark>
      ) : (
        <Fragment key={place}>{part.text}</Fragment>
      ),
    )}
  </>
);
