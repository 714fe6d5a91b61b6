/** What a PNG says of its size, in px; null for what is no PNG. */
export const pngSize = (bytes: Uint8Array): { readonly width: number; readonly height: number } | null => {
  const isPng = Buffer.from(bytes.subarray(0, 8)).equals(Buffer.from('89504e470d0a1a0a', 'hex'));
  if (!isPng) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return { width: view.getUint32(16), height: view.getUint32(20) };
};
