import type { ReactElement } from 'react';
import type { NdaState } from '../../../../../contract/sale/nda-state';
import type { SaleFlows } from '../../../../application/deals/nda/definition';
import { ndaStateLabels } from '../../../../domain/sale/nda-state';
import type { User } from '../../../../domain/user/user';
import { ndaTones } from '../../../features/deal/deal-list/nda-tones';
import { Panel } from '../../../kit/display/panel/panel';
import { StatusTag } from '../../../kit/display/tag/status-tag';
import { NdaWay } from './nda-way';
import { ndaWayText as text } from './way-text';
import type { SaleAddress } from '../../../../ports/call-forms';

export interface OverNdaProps {
  readonly flows: Pick<SaleFlows, 'nda' | 'evidence'>;
  readonly user: User;
  readonly sale: SaleAddress;
  readonly ndaState: NdaState;
}

/** The NDA on a closed deal: its state, and links to its record and evidence. */
export function OverNda({ flows, user, sale, ndaState }: OverNdaProps): ReactElement {
  return (
    <Panel
      title={text.over.title}
      aside={<StatusTag tone={ndaTones[ndaState]} word={ndaStateLabels[ndaState]} />}
    >
      <NdaWay
        machine={flows.nda}
        evidence={flows.evidence}
        deal={{ ...sale, ndaState }}
        user={user}
        recordOnly
      />
    </Panel>
  );
}
