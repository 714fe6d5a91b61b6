import { useContext, useMemo } from 'react';
import { parsePath, UNSAFE_LocationContext as LocationContext, type Location } from 'react-router-dom';

/** An address as the router has it. */
export const locationAt = (address: string): Location => ({
  pathname: '/',
  search: '',
  hash: '',
  ...parsePath(address),
  state: null,
  key: 'default',
});

/**
 * Where a page is, also while another one is shown: what it reads of the address stays its own. The router has no other
 * way to it that does not match the address once more.
 */
export const useLocationAt = (address: string) => {
  const { navigationType } = useContext(LocationContext);
  return useMemo(() => ({ navigationType, location: locationAt(address) }), [address, navigationType]);
};
