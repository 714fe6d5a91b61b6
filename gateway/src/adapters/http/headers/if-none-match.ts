/** Whether whoever asks has this already; a proxy that packs answers weakens the tag, and several may be named. */
export const isNamed = (etag: string, ifNoneMatch: string | undefined): boolean =>
  (ifNoneMatch ?? '').split(',').some((named) => ['*', etag, `W/${etag}`].includes(named.trim()));
