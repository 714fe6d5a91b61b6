import type { ReactElement } from 'react';
import type { NdaStanding } from '../../../../../contract/nda/nda-standing';
import type { NdaEvent } from '../../../../application/nda/events';
import { ndaLines } from '../../../../domain/sale/nda-lines';
import { Button } from '../../../parts/button/button';
import { Separated } from '../../../parts/separator/separated';
import { FormFailed } from '../../../parts/form-failed/form-failed';
import { ndaText as text } from './text';
import { useEndSeen } from './use-end-seen';

export interface ReadingProps {
  readonly standing: NdaStanding;
  readonly read: boolean;
  readonly error: string | null;
  readonly send: (event: NdaEvent) => void;
}

/** The whole text; one goes on from its end. */
export function Reading({ standing, read, error, send }: ReadingProps): ReactElement {
  const { box, onScroll } = useEndSeen(() => send({ type: 'nda.endReached' }));
  return (
    <>
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
      <div className="nda-foot">
        <Button kind="primary" block busy={!read} onPress={() => send({ type: 'nda.continued' })}>
          {read ? text.goOn : text.toTheEnd}
        </Button>
      </div>
    </>
  );
}
