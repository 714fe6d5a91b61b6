import { shareCalls } from '../adapters/http/calls/share-calls';
import { sha256Digest } from '../adapters/system/sha256-digest';
import { makeDrawnPictures, type DrawnPictureNeeds } from '../application/share/drawn-pictures';
import { makeSharePoster } from '../application/share/share-poster';
import { makeSharePicture, type SharePictureNeeds } from '../application/share/share-picture';

export type ShareUseCaseNeeds = Omit<DrawnPictureNeeds, 'digest'> & Omit<SharePictureNeeds, 'drawn'>;

/** Sharing, and the pictures that are drawn for it. */
export const makeShareUseCases = (needs: ShareUseCaseNeeds) => {
  const drawn = makeDrawnPictures({ ...needs, digest: sha256Digest });
  const poster = makeSharePoster({ ...needs, digest: sha256Digest });
  return { drawn, calls: shareCalls(makeSharePicture({ ...needs, drawn }), poster) };
};
