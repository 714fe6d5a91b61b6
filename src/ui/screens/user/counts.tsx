import type { ReactElement } from 'react';
import type { ResourceStatus } from '../../../application/resource/status';
import type { MemberCounts } from '../../../domain/member/member-counts';
import { Button } from '../../parts/button/button';
import { Panel } from '../../parts/panel/panel';
import { Bone } from '../../parts/skeleton/bone';
import { Skeleton } from '../../parts/skeleton/skeleton';
import { partsText } from '../../parts/text';
import { userText as text } from './text';

export interface CountsProps {
  readonly status: ResourceStatus<MemberCounts>;
  readonly onReload: () => void;
}

interface FiguresProps {
  readonly rows: readonly { readonly word: string; readonly many: number }[];
}

function Figures({ rows }: FiguresProps): ReactElement {
  return (
    <dl className="figures">
      {rows.map(({ word, many }) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd className={many === 0 ? 'figure-none' : ''}>{many}</dd>
        </div>
      ))}
    </dl>
  );
}

const { favorites, publications, bids, conferences } = text.counts;
const { pending, signed, rejected, expired } = text.ndas;

/** How many of everything one has, and the bids by the state of their NDA. */
export function Counts({ status, onReload }: CountsProps): ReactElement {
  const { value } = status;
  if (value === null)
    return status.phase === 'loading' ? (
      <Skeleton>
        <div className="me-block figures-bones">
          <Bone shape="short" />
          <Bone shape="line" />
        </div>
      </Skeleton>
    ) : (
      <div className="me-block figures-failed" role="alert">
        <p>{text.countsFailed}</p>
        <Button small onPress={onReload}>
          {partsText.reload}
        </Button>
      </div>
    );
  return (
    <>
      <section className="me-figures" aria-label={text.countsName}>
        <Figures
          rows={[
            { word: favorites, many: value.favorites },
            { word: publications, many: value.publications },
            { word: bids, many: value.bids },
            { word: conferences, many: value.conferences },
          ]}
        />
      </section>
      <Panel title={text.bids}>
        <Figures
          rows={[
            { word: pending, many: value.ndas.pending },
            { word: signed, many: value.ndas.signed },
            { word: rejected, many: value.ndas.rejected },
            { word: expired, many: value.ndas.expired },
          ]}
        />
      </Panel>
    </>
  );
}
