import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { Router } from 'react-router-dom';
import { selectNavigationStatus } from '../../../application/shell/navigation/status';
import { KeptSinceContext } from '../../kit/page/kept-since';
import { VisitContext } from '../../kit/page/visit';
import { InspectContext } from '../context/inspected';
import { FlowsContext, useFlows } from '../context/flows';
import { useKeptAt } from '../context/use-offline';
import { PageCodeContext, type RootFlows } from '../page-frame/page-code';
import { Frame } from './frame';
import { locationAt } from './use-location-at';
import { useNavigator } from './use-navigator';
import { useVisit } from './use-visit';
import '../../kit/design/tokens.css';
import '../../kit/design/base.css';
import '../../kit/design/large-text.css';

export interface RootProps {
  readonly flows: RootFlows;
}

/** The whole of what is seen, the same on the server and in the browser. */
export function Root({ flows }: RootProps): ReactElement {
  return (
    <FlowsContext value={flows}>
      <InspectContext value={flows.inspect}>
        <PageCodeContext value={flows.pageCode}>
          <Pages />
        </PageCodeContext>
      </InspectContext>
    </FlowsContext>
  );
}

/** Feeds the router from the navigation machine: the address it shows is the one that was decided. */
function Pages(): ReactElement {
  const { app } = useFlows();
  const status = useSelector(app.navigation, selectNavigationStatus);
  const visit = useVisit(status);
  const keptAt = useKeptAt();
  const navigator = useNavigator();
  return (
    <VisitContext value={visit}>
      <KeptSinceContext value={keptAt}>
        <Router location={locationAt(status.address ?? '/')} navigator={navigator}>
          <Frame status={status} />
        </Router>
      </KeptSinceContext>
    </VisitContext>
  );
}
