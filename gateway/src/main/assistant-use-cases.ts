import { difyAssistant } from '../adapters/assistant/dify-assistant';
import { ownAssistant } from '../adapters/assistant/own-assistant';
import { assistantStore } from '../adapters/database/stores/assistant-store';
import type { Database } from '../adapters/database/orm';
import { assistantCalls } from '../adapters/http/calls/assistant-calls';
import { sha256Digest } from '../adapters/system/sha256-digest';
import { makeAsking } from '../application/assistant/asking';
import { makeForgetting } from '../application/assistant/forgetting';
import { makeFinding } from '../application/assistant/finding';
import { liveAnswers } from '../application/assistant/live-answers';
import { makeOpenedDeals } from '../application/assistant/opened-deals';
import { makeOwnTalks } from '../application/assistant/own-talks';
import { makeSealed } from '../application/assistant/sealed';
import { makeSuggestedQuestions } from '../application/assistant/suggested-questions';
import type { Viewing } from '../application/sale/viewing';
import type { Aside } from '../ports/aside';
import type { FindingNeeds } from '../application/assistant/finding';
import type { Buys } from '../ports/buys';
import type { Limits } from '../ports/limits';
import type { Sales } from '../ports/sales';
import type { DifyAddress } from './dify-address';
import type { Platform } from './platform';

export interface AssistantNeeds extends Pick<Platform, 'clock' | 'random' | 'log' | 'bus'> {
  readonly shown: { readonly sales: Sales; readonly buys: Buys };
  readonly lists: FindingNeeds['lists'];
  readonly viewing: Viewing;
  readonly limits: Limits;
  readonly aside: Aside;
  /** Null: the gateway answers from its own listings. */
  readonly dify: DifyAddress | null;
}

/** The assistant, put together. */
export const makeAssistantUseCases = (database: Database, needs: AssistantNeeds) => {
  const { shown, viewing, dify } = needs;
  const assistant = dify === null ? ownAssistant : difyAssistant({ ...needs, ...dify });
  const talks = assistantStore(database);
  const live = liveAnswers(needs.clock);
  needs.bus.subscribe((event) => {
    if (event.kind === 'answer.stopped') live.stop(event.turn, event.userId);
  });
  const sealed = makeSealed({ ...shown, viewing });
  const finding = makeFinding({
    lists: needs.lists,
    opened: makeOpenedDeals({ ...shown, viewing, clock: needs.clock }),
  });
  const digest = sha256Digest;
  const forget = makeForgetting({ ...needs, assistant, talks, digest });
  const ask = makeAsking({ ...needs, assistant, finding, talks, sealed, live, digest });
  const suggested = makeSuggestedQuestions(shown);
  return {
    /** Ends the answers that are being written. */
    stopAnswers: live.stopAll,
    calls: assistantCalls(
      ask,
      makeOwnTalks({ ...needs, assistant, talks, suggested, sealed, live, digest, forget }),
    ),
    /** Has Dify forget what is gone here. */
    forget,
  };
};
