const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

/** The media type by a file's ending. */
export const mediaTypeOf = (name: string): string => {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return (Object.hasOwn(types, ending) ? types[ending] : undefined) ?? 'application/octet-stream';
};

/** Whether compressing is worth it. */
export const isText = (mediaType: string): boolean => /^text\/|json|svg|xml|javascript/.test(mediaType);
