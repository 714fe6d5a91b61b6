import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { listAddress } from '../../../../contract/kind/address';
import { kinds } from '../../../../contract/kind/kinds';
import type { PosterMachine } from '../../../application/deals/poster/machine';
import {
  selectIsPromoted,
  selectPosterAct,
  selectPosterAddress,
  selectPosterFailure,
  selectPosterLink,
  selectPosterNote,
  selectPosterPhase,
  selectPosterTitle,
} from '../../../application/deals/poster/status';
import { posterPath } from '../../../domain/poster/poster-address';
import type { SharedThing } from '../../../domain/share/thing-to-share';
import { useCapabilities } from '../../frame/context/use-capabilities';
import { usePartFlow } from '../../frame/page-frame/use-page-flows';
import { Button } from '../../kit/action/button/button';
import { ButtonLink } from '../../kit/action/button/button-link';
import { FailedPanel } from '../../kit/state/state-panel/failed-panel';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { PosterActs } from './poster-acts';
import { PosterNote } from './poster-note';
import { shareScreenText as text } from './text';

export interface PosterPartProps {
  readonly machine: PosterMachine;
  /** Null for the application itself. */
  readonly thing: SharedThing | null;
}

/** The panel for a thing that is over. */
const Over = ({ thing }: { readonly thing: SharedThing | null }): ReactElement => (
  <StatePanel
    picture="empty"
    title={text.over}
    text={text.overText(thing === null ? '' : kinds[thing.kind].label)}
  >
    {thing === null ? null : (
      <ButtonLink kind="primary" to={listAddress(thing.kind)}>
        {text.toList}
      </ButtonLink>
    )}
    <ButtonLink to={posterPath}>{text.shareApp}</ButtonLink>
  </StatePanel>
);

/** A poster: while it is made, drawn with what can be done with it, or why there is none. */
export function PosterPart({ machine, thing }: PosterPartProps): ReactElement {
  const poster = usePartFlow(machine, { thing });
  const { pictures } = useCapabilities();
  const phase = useSelector(poster, selectPosterPhase);
  const address = useSelector(poster, selectPosterAddress);
  const failure = useSelector(poster, selectPosterFailure);
  const title = useSelector(poster, selectPosterTitle);
  const promoted = useSelector(poster, selectIsPromoted);
  const note = useSelector(poster, selectPosterNote);
  const act = useSelector(poster, selectPosterAct);
  const link = useSelector(poster, selectPosterLink);
  const retry = (): void => poster.send({ type: 'poster.retryRequested' });
  const noted = <PosterNote note={note} link={link} onClose={() => poster.send({ type: 'poster.closed' })} />;
  if (phase === 'over') return <Over thing={thing} />;
  if (phase === 'failed') return <FailedPanel title={text.failed} failure={failure} onReload={retry} />;
  if (address === null && phase !== 'reading' && phase !== 'drawing')
    return (
      <>
        <StatePanel picture="failed" title={text.undrawn} text={text.undrawnText}>
          <Button kind="primary" onPress={retry}>
            {text.retry}
          </Button>
          <Button busy={act === 'copying'} onPress={() => poster.send({ type: 'poster.linkRequested' })}>
            {text.copy}
          </Button>
        </StatePanel>
        {noted}
      </>
    );
  return (
    <div className="poster-page">
      <figure className="poster">
        {address === null ? (
          <div className="poster-making" role="status">
            <span>{text.making}</span>
          </div>
        ) : (
          <img src={address} width={750} height={1334} alt={text.alt(title)} />
        )}
      </figure>
      <div className="poster-side">
        <p className="poster-hint">{text.hints[pictures]}</p>
        <p className="poster-open">{promoted ? text.promoted : text.open}</p>
        <PosterActs
          pictures={pictures}
          drawn={address !== null}
          act={act}
          onAct={(type) => poster.send({ type })}
        />
      </div>
      {noted}
    </div>
  );
}
