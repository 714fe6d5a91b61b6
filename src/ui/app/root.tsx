import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import { parsePath, Router } from 'react-router-dom';
import { selectNavigationStatus } from '../../application/navigation/status';
import { VisitContext } from '../layout/visit';
import { InspectContext } from '../given/inspected';
import { FlowsContext, useFlows, type Flows } from '../given/flows';
import { Frame } from './frame';
import { BroughtContext } from '../room/brought';
import { useNavigator } from './use-navigator';
import { useVisit } from './use-visit';
import '../design/tokens.css';
import '../design/base.css';

export interface RootProps {
  readonly flows: Flows;
}

/** The whole of what is seen, the same on the server and in the browser. */
export function Root({ flows }: RootProps): ReactElement {
  return (
    <FlowsContext value={flows}>
      <InspectContext value={flows.inspect}>
        <Pages />
      </InspectContext>
    </FlowsContext>
  );
}

const nothing = {};

/** Feeds the router from the navigation machine: the address it shows is the one that was decided. */
function Pages(): ReactElement {
  const { app, brought } = useFlows();
  const status = useSelector(app.navigation, selectNavigationStatus);
  const visit = useVisit(status.address);
  const navigator = useNavigator();
  const path = parsePath(status.address ?? '/');
  const location = { pathname: '/', search: '', hash: '', ...path, state: null, key: String(visit.count) };
  return (
    <VisitContext value={visit}>
      <BroughtContext value={visit.count === 0 ? brought : nothing}>
        <Router location={location} navigator={navigator}>
          <Frame status={status} />
        </Router>
      </BroughtContext>
    </VisitContext>
  );
}
