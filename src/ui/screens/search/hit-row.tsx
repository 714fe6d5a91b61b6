import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { Hit } from '../../../../contract/search/found';
import { amountFigure } from '../../../../contract/values/amount-figure';
import { narrowSpace } from '../../../../contract/values/digit-groups';
import { rangeFigure } from '../../../../contract/values/range-text';
import { hitAddress } from '../../../domain/find/find-options';
import { MarkedWords } from '../../kit/display/found-text/marked-words';
import { Separated } from '../../kit/display/separator/separated';
import { Separator } from '../../kit/display/separator/separator';

const figureOf = ({ least, most }: Hit) => {
  if (least === null && most === null) return null;
  return least !== null && least === most ? amountFigure(least) : rangeFigure(least, most);
};

/** The facts of a thing that was found, its amount last. */
export function HitFacts({ hit }: { readonly hit: Hit }): ReactElement {
  const figure = figureOf(hit);
  return (
    <>
      <Separated facts={hit.facts} />
      {figure === null ? null : (
        <>
          {hit.facts.length === 0 ? null : <Separator />}
          <span className="hit-amount" translate="no">
            <b>{figure.figure}</b>
            {narrowSpace}
            {figure.unit}
          </span>
        </>
      )}
    </>
  );
}

/** One thing that was found: its title, the place that matches where the title does not, and its facts. */
export function HitRow({ hit }: { readonly hit: Hit }): ReactElement {
  const address = hitAddress(hit);
  const title = <MarkedWords of={hit.title} />;
  return (
    <article className="hit">
      <h3>{address === null ? title : <Link to={address}>{title}</Link>}</h3>
      {hit.excerpt === null ? null : (
        <p className="hit-excerpt">
          <MarkedWords of={hit.excerpt} />
        </p>
      )}
      <p className="hit-facts">
        <HitFacts hit={hit} />
        {hit.code === null ? null : <span className="hit-code">{hit.code}</span>}
      </p>
    </article>
  );
}
