import { getMimeType } from 'hono/utils/mime';

/** The media type by a file's ending. */
export const mediaTypeOf = (name: string): string => getMimeType(name) ?? 'application/octet-stream';

/** Whether compressing is worth it. */
export const isText = (mediaType: string): boolean => /^text\/|json|svg|xml|javascript/.test(mediaType);
