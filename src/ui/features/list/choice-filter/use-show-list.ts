import { useFlows } from '../../../frame/context/flows';

/** Shows the list at another address, which the way back does not pass. */
export const useShowList = (): ((address: string) => void) => {
  const { navigation } = useFlows().app;
  return (address) => navigation.send({ type: 'navigation.requested', address, replace: true });
};
