import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import type { PosterMachine } from '../../../application/deals/poster/machine';
import { posterPath, readPoster, type PosterOf } from '../../../domain/poster/poster-address';
import { ButtonLink } from '../../kit/action/button/button-link';
import { PageBar } from '../../kit/page/page-bar';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { PosterPart } from './poster-part';
import { shareScreenText as text } from './text';
import './style.css';

export interface ShareScreenProps {
  readonly flows: { readonly poster: PosterMachine };
}

/** What has no poster, and the ways on. */
function Without({ of }: { readonly of: Extract<PosterOf, { kind: 'unshared' | 'unknown' }> }): ReactElement {
  const list = of.kind === 'unshared' ? of.list : null;
  return (
    <StatePanel
      picture="empty"
      title={of.kind === 'unshared' ? text.unshared(of.label) : text.unknown}
      text={of.kind === 'unshared' ? text.unsharedText : text.unknownText}
    >
      <ButtonLink kind="primary" to={posterPath}>
        {text.shareApp}
      </ButtonLink>
      <ButtonLink to={list ?? '/'}>{list === null ? text.home : text.toList}</ButtonLink>
    </StatePanel>
  );
}

/** The poster of the thing that the address names, or of the application (SCR-08). */
export function ShareScreen({ flows: { poster } }: ShareScreenProps): ReactElement {
  const { search } = useLocation();
  const of = readPoster(search);
  const isMade = of.kind === 'app' || of.kind === 'thing';
  return (
    <>
      <PageBar title={text.title} />
      {isMade ? (
        <PosterPart key={search} machine={poster} thing={of.kind === 'app' ? null : of.thing} />
      ) : (
        <Without of={of} />
      )}
    </>
  );
}
