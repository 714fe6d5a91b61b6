import { base64Of } from './base64-of';

/** The bytes of a picture as a data address, which needs no revoking. */
export const dataAddressOf = async (picture: Blob): Promise<string> =>
  `data:${picture.type};base64,${base64Of(new Uint8Array(await picture.arrayBuffer()))}`;
