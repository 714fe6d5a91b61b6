import { ndaParameter } from './nda-address';

/** Whether the address of a deal asks for its NDA. @param search what of the address begins with '?', or '' */
export const asksForNda = (search: string): boolean =>
  new URLSearchParams(search).get(ndaParameter) === 'sign';
