import { useSyncExternalStore } from 'react';
import { capabilitiesOf, type Capabilities } from '../../../domain/platform/capabilities';
import { useFlows } from './flows';

/** What the server takes a page to be shown in: it does not know the environment. */
const onServer = capabilitiesOf({ environment: 'browser' }, { paying: false, wechat: false });
const neverChanges = () => () => undefined;

/**
 * What can be done where the page is shown; a view offers nothing else (ENV-02). While it hydrates that is what the
 * server could know, so that both render the same.
 */
export const useCapabilities = (): Capabilities => {
  const { capabilities } = useFlows();
  return useSyncExternalStore(
    neverChanges,
    () => capabilities,
    () => onServer,
  );
};
