import type { NavigationStatus } from '../navigation/status';

/** Home is shown and nothing lies on top of it: the one place where back would leave the app (LAY-11, LAY-19). */
export const isHomeUncovered = ({ match, errorStatus, layers }: NavigationStatus): boolean =>
  errorStatus === null && match?.kind === 'matched' && match.row.name === 'home' && layers.length === 0;
