import type { ReactElement } from 'react';
import type { Capabilities } from '../../../domain/platform/capabilities';
import { Button } from '../../kit/action/button/button';
import { shareScreenText as text } from './text';

type Act = 'poster.saveRequested' | 'poster.shareRequested' | 'poster.linkRequested';

export interface PosterActsProps {
  readonly pictures: Capabilities['pictures'];
  readonly drawn: boolean;
  readonly act: 'saving' | 'sharing' | 'copying' | null;
  readonly onAct: (act: Act) => void;
}

/** What can be done with a poster here: only what the platform offers (ENV-02). */
export function PosterActs({ pictures, drawn, act, onAct }: PosterActsProps): ReactElement {
  const share = (
    <Button
      kind={pictures === 'shared' ? 'primary' : 'secondary'}
      busy={!drawn || act === 'sharing'}
      onPress={() => onAct('poster.shareRequested')}
    >
      {pictures === 'shared' ? text.shareInApp : text.share}
    </Button>
  );
  return (
    <div className="poster-acts" role="group" aria-label={text.acts}>
      <Button busy={!drawn || act === 'copying'} onPress={() => onAct('poster.linkRequested')}>
        {text.copy}
      </Button>
      {pictures === 'pressed' ? null : share}
      {pictures === 'saved' ? (
        <Button
          kind="primary"
          busy={!drawn || act === 'saving'}
          onPress={() => onAct('poster.saveRequested')}
        >
          {text.save}
        </Button>
      ) : null}
    </div>
  );
}
