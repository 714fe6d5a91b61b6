import { useMemo } from 'react';
import { createPath, type Navigator, type To } from 'react-router-dom';
import { useFlows } from '../context/flows';

const addressOf = (to: To): string => (typeof to === 'string' ? to : createPath(to));

/** What the router's links speak to: every wish goes to the navigation machine, which decides. */
export const useNavigator = (): Navigator => {
  const { navigation } = useFlows().app;
  return useMemo(
    () => ({
      createHref: addressOf,
      push: (to: To) => navigation.send({ type: 'navigation.requested', address: addressOf(to) }),
      replace: (to: To) =>
        navigation.send({ type: 'navigation.requested', address: addressOf(to), replace: true }),
      go: (delta: number) => {
        if (delta < 0) navigation.send({ type: 'navigation.backRequested' });
      },
    }),
    [navigation],
  );
};
