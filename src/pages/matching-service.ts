import * as t from 'io-ts';
import { MatchedPublication, Matching } from '../../contract/matching/matching';
import { matchedPublications, matchingOf } from '../application/deals/matching/definition';
import { separateConsents } from '../application/session/separate-consents/definition';
import { readMatchedId } from '../domain/matching/matching-address';
import type { PagePorts } from '../ports/page-ports';
import { brought, flow } from '../ui/frame/page-frame/flow';
import { memberPage } from '../ui/frame/page-frame/member-page';
import type { Where } from '../ui/frame/page-frame/where';
import { MatchingScreen } from '../ui/screens/matching-service/screen';
import { matchingText } from '../ui/screens/matching-service/text';

const asPart = { dispensable: true, ofAsker: true } as const;

/** Counterparties of own publications; the address holds the publication (SCR-13). */
export default memberPage({
  frame: { title: matchingText.title, shape: 'orders' },
  wide: () => true,
  flows: (ports: PagePorts, { search }: Where) => {
    const id = readMatchedId(search);
    return {
      own: brought(t.readonlyArray(MatchedPublication), matchedPublications(ports), undefined, asPart),
      consents: flow(separateConsents(ports), undefined),
      best: { ...brought(Matching, matchingOf(ports), id, asPart), of: id ?? '' },
    };
  },
  screen: MatchingScreen,
});
