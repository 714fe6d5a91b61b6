import { isSome } from 'fp-ts/Option';
import { readHistory, withSearch } from '../../../domain/find/find-history';
import type { CallOf } from '../../../ports/gateways';
import type { KeyValueStorage } from '../../../ports/key-value-storage';
import type { PageWay } from '../../../ports/page-way';
import { fromCall } from '../../kit/from-call';
import { fromListener } from '../../kit/from-listener';
import { findBoxMachine, type FindBoxMachine } from './machine';
import type { FindBoxEvent, GoCommand, HistoryCommand, SuggestInput } from './setup';
import type { Suggestions } from '../../../../contract/search/found';

export interface FindBoxPorts {
  readonly callOf: CallOf;
  readonly storage: KeyValueStorage;
  readonly way: Pick<PageWay, 'goOn' | 'open'>;
}

/** Suggestions that take longer are given up, in milliseconds. */
const suggestLimit = 5_000;

const historyName = 'hupo.search-history';

/** The search box over its call, the device's storage and the way to other pages. */
export const findBox = ({ callOf, storage, way }: FindBoxPorts): FindBoxMachine => {
  const suggest = callOf(({ find }) => find.suggest);
  const kept = (): readonly string[] => {
    const text = storage.read(historyName)();
    return isSome(text) ? readHistory(text.value) : [];
  };
  return findBoxMachine.provide({
    actors: {
      suggest: fromCall<Suggestions, SuggestInput>((input, options) => suggest(input, options), {
        limit: suggestLimit,
      }),
      way: fromListener<GoCommand>(({ receive }) =>
        receive((command) =>
          command.type === 'go.open' ? way.open(command.address) : way.goOn(command.address),
        ),
      ),
      history: fromListener<HistoryCommand>(({ receive, sendBack }) => {
        const report = (): void => {
          const event: FindBoxEvent = { type: 'history.read', texts: kept() };
          sendBack(event);
        };
        receive((command) => {
          if (command.type === 'history.clear') storage.remove(historyName)();
          else storage.write(historyName, JSON.stringify(withSearch(kept(), command.text)))();
          report();
        });
        report();
      }),
    },
  });
};
