import { listAddress } from '../../../contract/kind/address';
import { refusals } from '../../../contract/refusal/refusal';
import { kindsWith } from '../../../contract/kind/capabilities';
import { activityStore } from '../adapters/database/kinds/activity/store';
import { buyStore } from '../adapters/database/kinds/buy/store';
import { keptReads } from '../adapters/database/kept-reads';
import { siteMapStore } from '../adapters/database/stores/site-map-store';
import { dealReadStore } from '../adapters/database/stores/deal-read-store';
import { homeStore } from '../adapters/database/stores/home-store';
import { investorStore } from '../adapters/database/kinds/investor/store';
import { organizationStore } from '../adapters/database/kinds/organization/store';
import { conferenceStore } from '../adapters/database/kinds/conference/store';
import { parkStore } from '../adapters/database/kinds/park/store';
import { newsStore } from '../adapters/database/kinds/news/store';
import { saleStore } from '../adapters/database/kinds/sale/store';
import { buyCalls } from '../adapters/http/calls/buy-calls';
import { homeCalls } from '../adapters/http/calls/home-calls';
import { investorCalls } from '../adapters/http/calls/investor-calls';
import { organizationCalls } from '../adapters/http/calls/organization-calls';
import { conferenceCalls } from '../adapters/http/calls/conference-calls';
import { parkCalls } from '../adapters/http/calls/park-calls';
import { newsCalls } from '../adapters/http/calls/news-calls';
import { transferStore } from '../adapters/database/kinds/transfer/store';
import { transferCalls } from '../adapters/http/calls/transfer-calls';
import { makeTransferReading } from '../application/transfer/transfer-reading';
import { saleCalls } from '../adapters/http/calls/sale-calls';
import { readTextFile } from '../adapters/operator-channel/read-text-file';
import { makeBuyReading } from '../application/buy/buy-reading';
import { makeNoteRead } from '../application/deal-read/note-read';
import { makeHomeReading } from '../application/home/home-reading';
import { makeInvestorReading } from '../application/investor/investor-reading';
import { publicReading } from '../application/kind/public-reading';
import { makeNewsReading } from '../application/news/news-reading';
import { makeNewsDesk } from '../application/operator/news-desk';
import { makeSaleReading } from '../application/sale/sale-reading';
import { makeViewing } from '../application/sale/viewing';
import { listedKinds, sharedSheets } from '../application/kind/shown-kinds';
import type { Accounts } from '../ports/accounts';
import type { Aside } from '../ports/aside';
import type { Limits } from '../ports/limits';
import { makeFindUseCases } from './find-use-cases';
import type { Platform } from './platform';
import { makePresentationUseCases } from './presentation-use-cases';
import { makeShareUseCases } from './share-use-cases';
import type { Storage } from './storage';

/** The pages that always exist, as crawlers may see them. */
const fixedPages = [
  '/',
  ...kindsWith('siteMap').map((kind) => listAddress(kind)),
  '/sale/mark',
  '/buy/hundred',
  '/buy/hundred/ad',
  '/investDecision',
  '/fundSurvey',
  '/user/agreement',
  '/user/privacy',
];

export interface PublicNeeds extends Pick<Platform, 'clock' | 'log' | 'shareDrawing' | 'slideDrawing'> {
  readonly accounts: Accounts;
  readonly limits: Limits;
  readonly aside: Aside;
  /** What the house is called. */
  readonly brand: string;
}

/** What visitors read and share, put together: home, deals, demands, news. */
export const makePublicUseCases = (
  {
    database,
    drawn,
    decks,
    hearsChanges,
    whenPublicContentChanges,
  }: Pick<Storage, 'database' | 'decks' | 'drawn' | 'hearsChanges' | 'whenPublicContentChanges'>,
  { accounts, limits, clock, aside, brand, log, shareDrawing, slideDrawing }: PublicNeeds,
) => {
  const kept = keptReads(hearsChanges);
  whenPublicContentChanges(kept.changed);
  const sales = saleStore(database, kept);
  const buys = buyStore(database, clock);
  const transfers = transferStore(database, clock);
  const viewing = makeViewing({ accounts, sales, clock });
  const news = newsStore(database);
  const finding = makeFindUseCases({ database, whenPublicContentChanges }, { accounts, clock, aside });
  const presentations = makePresentationUseCases({ database, decks }, { accounts, clock, log, slideDrawing });
  const noteRead = makeNoteRead({ reads: dealReadStore(database), aside, clock });
  const shown = { sales, buys };
  const kinds = { ...shown, transfers, clock };
  const storedConferences = conferenceStore(database, clock);
  const activities = activityStore(database, clock);
  const conferences = publicReading(storedConferences, refusals.conferenceUnknown);
  const sharing = makeShareUseCases({
    clock,
    sheets: sharedSheets({
      ...kinds,
      news,
      activities,
      conferences: storedConferences,
    }),
    limits,
    log,
    brand,
    files: drawn,
    drawing: shareDrawing,
  });
  return {
    drawn: sharing.drawn,
    presentationFiles: presentations.files,
    conferences,
    siteMap: siteMapStore(database, clock, fixedPages),
    viewing,
    shown,
    lists: listedKinds({ ...kinds, viewing }),
    desk: makeNewsDesk({ news, clock, readTextFile }),
    calls: [
      ...homeCalls(
        makeHomeReading({
          content: homeStore(database),
          sales,
          viewing,
          conferences: storedConferences,
          activities,
        }),
      ),
      ...saleCalls(makeSaleReading({ sales, viewing, noteRead, clock }), clock),
      ...buyCalls(makeBuyReading({ buys, accounts, clock, noteRead }), clock),
      ...transferCalls(makeTransferReading({ transfers, clock }), clock),
      ...investorCalls(makeInvestorReading({ investors: investorStore(database, clock), accounts })),
      ...organizationCalls(publicReading(organizationStore(database), refusals.organizationUnknown)),
      ...conferenceCalls(conferences),
      ...parkCalls(publicReading(parkStore(database, clock), refusals.parkUnknown)),
      ...presentations.calls,
      ...sharing.calls,
      ...newsCalls(makeNewsReading(news)),
      ...finding.calls,
    ],
  };
};
