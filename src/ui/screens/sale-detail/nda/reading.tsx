import type { ReactElement } from 'react';
import type { NdaStanding } from '../../../../../contract/nda/nda-standing';
import type { NdaEvent } from '../../../../application/deals/nda/events';
import type { NdaStatus } from '../../../../application/deals/nda/status';
import { ndaReading } from '../../../../domain/nda/reading-progress';
import { ndaLines } from '../../../../domain/sale/nda-lines';
import { Button } from '../../../kit/action/button/button';
import { Separated } from '../../../kit/display/separator/separated';
import { FormFailed } from '../../../kit/form/form-failed/form-failed';
import { Progress } from './progress';
import { ndaText as text } from './text';
import { useReadingSeen } from './use-reading-seen';

export interface ReadingProps {
  readonly status: Pick<NdaStatus, 'read' | 'place' | 'error' | 'copy'>;
  readonly standing: NdaStanding;
  readonly send: (event: NdaEvent) => void;
}

/** The whole text, and how far it was read; one goes on from its end. */
export function Reading({ status, standing, send }: ReadingProps): ReactElement {
  const { read, place: reached, error, copy } = status;
  const { box, onScroll } = useReadingSeen({
    onPlace: (place) => send({ type: 'nda.placeReached', place }),
    onEnd: () => send({ type: 'nda.endReached' }),
  });
  return (
    <div className="nda-text-read">
      <FormFailed message={error} />
      <div
        ref={box}
        className="nda-body"
        tabIndex={0}
        role="group"
        aria-label={text.body}
        onScroll={onScroll}
      >
        {ndaLines(standing.text).map(({ kind, text: line }, place) =>
          kind === 'head' ? <h3 key={place}>{line}</h3> : <p key={place}>{line}</p>,
        )}
        <p className="nda-mark">
          <Separated facts={[text.version(standing.version), text.digest(standing.sha256)]} />
        </p>
      </div>
      <Progress reading={ndaReading(standing.text, reached, read)} />
      <div className="nda-foot">
        <Button kind="primary" block busy={!read} onPress={() => send({ type: 'nda.continued' })}>
          {read ? text.goOn : text.toTheEnd}
        </Button>
        <p className="nda-kept muted" role="status">
          {copy === 'kept' ? text.textKept : ''}
        </p>
      </div>
    </div>
  );
}
