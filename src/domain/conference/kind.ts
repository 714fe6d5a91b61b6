import { Conference, ConferenceDetail } from '../../../contract/conference/conference';
import { kinds } from '../../../contract/kind/kinds';
import type { Kind } from '../kind/kind';

type Shared = Pick<ConferenceDetail, 'host' | 'region' | 'intro'>;

/** Conferences. */
export const conferenceKind = {
  ...kinds.conference,
  name: 'conference',
  item: Conference,
  page: ConferenceDetail,
  share: {
    factsOf: ({ host, region, intro }: Shared) => ({ facts: ['会议', host, region], about: intro }),
    refused: '该会议已下架，不能分享。',
  },
} as const satisfies Kind<'conference', Conference, ConferenceDetail>;
