/**
 * The two states of a request under way: something new may arrive meanwhile. It does not begin the request again:
 * in a burst that would be for ever. It is remembered, once, and asked for when the answer is here.
 */
export const arrivals = {
  alone: {
    description: 'Nothing new arrived since this request began.',
    meta: { requirements: ['LAY-16'] },
    on: { 'listing.outdated': 'followed' },
  },
  followed: {
    description: 'Something new arrived since: the first page is asked for once more.',
    meta: { requirements: ['LAY-16'] },
  },
} as const;
