import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ShareMachine } from '../../../../application/deals/share/machine';
import { posterAddress } from '../../../../domain/poster/poster-address';
import {
  selectRefusal,
  selectSharedThing,
  selectShareLink,
  selectSharePhase,
} from '../../../../application/deals/share/status';
import { ButtonLink } from '../../../kit/action/button/button-link';
import { Button } from '../../../kit/action/button/button';
import { shareText as text } from './text';
import './share.css';

/** What became of sharing; nothing while nothing is to be said. */
export function ShareNote({ sharing }: { readonly sharing: ActorRefFrom<ShareMachine> }): ReactElement {
  const phase = useSelector(sharing, selectSharePhase);
  const refusal = useSelector(sharing, selectRefusal);
  const link = useSelector(sharing, selectShareLink);
  const thing = useSelector(sharing, selectSharedThing);
  const says =
    phase === 'resting' || phase === 'preparing' || phase === 'handing' || phase === 'copying'
      ? null
      : phase === 'refused'
        ? refusal
        : text[phase];
  return (
    <div className={says === null ? 'vh' : 'share-note'} role="status">
      {says === null ? null : (
        <>
          <p>
            {says}
            {phase === 'uncopied' ? <span className="share-link">{link}</span> : null}
          </p>
          {phase === 'pathUnset' || phase === 'pictureFailed' ? (
            <Button small onPress={() => sharing.send({ type: 'share.linkRequested' })}>
              {text.copyLink}
            </Button>
          ) : null}
          {thing === null || phase === 'refused' || phase === 'failed' ? null : (
            <ButtonLink small to={posterAddress(thing)}>
              {text.poster}
            </ButtonLink>
          )}
          <Button small onPress={() => sharing.send({ type: 'share.closed' })}>
            {text.close}
          </Button>
        </>
      )}
    </div>
  );
}
