import { deviceCookie } from './device-cookie';
import type { DocumentCookies } from './document-cookies';

/** Lets go of the device's name; the next login makes another. Source: PRI-06 */
export const forgetDevice = (cookies: DocumentCookies): void => cookies.clear(deviceCookie);
