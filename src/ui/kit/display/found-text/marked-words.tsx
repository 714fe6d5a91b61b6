import { Fragment, type ReactElement } from 'react';
import type { MarkedText } from '../../../../../contract/search/found';
import { markedParts } from '../../../../domain/find/marked-parts';
import './found-text.css';

/** A text in which the ranges that match are marked. */
export const MarkedWords = ({ of }: { readonly of: MarkedText }): ReactElement => (
  <>
    {markedParts(of).map((part, place) =>
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
