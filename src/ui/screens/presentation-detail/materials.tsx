import { useSelector } from '@xstate/react';
import { useRef, useState, type ReactElement } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import { addressOf } from '../../../../contract/kind/address';
import type { PresentationDetail } from '../../../../contract/presentation/presentation';
import type { DeckMachine } from '../../../application/deals/deck/machine';
import type { DeterminationMachine } from '../../../application/deals/determination/machine';
import { selectDeterminationStatus } from '../../../application/deals/determination/status';
import { addressOfPage, pageInAddress } from '../../../domain/presentation/page-in-address';
import { withNarrowSpaces } from '../../../domain/text/with-narrow-spaces';
import { DeckViewerLater } from '../../features/deck/deck-viewer-later';
import { dayOf } from '../../features/thing/facts';
import { useFlows } from '../../frame/context/flows';
import { ButtonLink } from '../../kit/action/button/button-link';
import { Panel } from '../../kit/display/panel/panel';
import { presentationDetailText as text } from './text';
import './materials.css';

interface MaterialsProps {
  readonly of: PresentationDetail;
  readonly deck: DeckMachine;
  readonly standing: ActorRefFrom<DeterminationMachine>;
}

/**
 * The way out of the viewer: back to the page that opened it, or on to that page where the address itself opened it,
 * so that no user leaves the application by closing.
 */
const useClosing = (path: string): (() => void) => {
  const { navigation } = useFlows().app;
  const { search } = useLocation();
  const [direct] = useState(() => pageInAddress(search) !== null);
  const isDirect = useRef(direct);
  return () => {
    if (isDirect.current) navigation.send({ type: 'navigation.requested', address: path, replace: true });
    else navigation.send({ type: 'navigation.backRequested' });
    isDirect.current = false;
  };
};

/** The pages of a presentation by their titles, each the way into the viewer, which is open while the address has a page. */
export function Materials({ of, deck, standing }: MaterialsProps): ReactElement | null {
  const { phase } = useSelector(standing, selectDeterminationStatus);
  const path = addressOf('presentation', of);
  const close = useClosing(path);
  const page = pageInAddress(useLocation().search);
  const { pages } = of;
  if (pages === null || (of.gated && phase !== 'determined')) return null;
  return (
    <Panel title={text.deck}>
      <div className="deck-contents">
        <p>{text.version(dayOf(of.versionAt), of.pageCount)}</p>
        <ButtonLink kind="primary" to={path + addressOfPage(1)}>
          {text.open}
        </ButtonLink>
        {of.protected ? <p>{text.asPictures}</p> : null}
        <ol aria-label={text.contents}>
          {pages.map(({ title }, place) => (
            <li key={title}>
              <Link to={path + addressOfPage(place + 1)}>{withNarrowSpaces(title)}</Link>
            </li>
          ))}
        </ol>
      </div>
      {page === null ? null : <DeckViewerLater machine={deck} of={of} page={page} onClose={close} />}
    </Panel>
  );
}
