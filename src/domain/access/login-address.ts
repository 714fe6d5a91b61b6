import { pathOf, pathSegments } from '../address/path-segments';

/** Whether an address inside the application is a page of the login: /login and every path below (LOG-07, LOG-14). */
export const isLoginAddress = (address: string): boolean => pathSegments(pathOf(address))[0] === 'login';

/** Whether a path is the page that visitors get in place of deals (ACC-02, ACC-06). */
export const isLanding = (path: string): boolean => path === '/sale/landing' || path === '/buy/landing';
