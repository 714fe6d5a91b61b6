import { pathOf, pathSegments } from '../address/path-segments';

/** Whether an address inside the application is a page of the login: /login and every path below (LOG-07, LOG-14). */
export const isLoginAddress = (address: string): boolean => pathSegments(pathOf(address))[0] === 'login';
