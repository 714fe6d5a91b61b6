/** Bytes that are turned into text at once: more arguments than this fail in some browsers. */
const chunk = 8_192;

/** The bytes of a picture as a data address, which needs no revoking. */
export const dataAddressOf = async (picture: Blob): Promise<string> => {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const parts = Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, part) =>
    String.fromCharCode(...bytes.subarray(part * chunk, (part + 1) * chunk)),
  );
  return `data:${picture.type};base64,${btoa(parts.join(''))}`;
};
