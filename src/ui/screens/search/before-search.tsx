import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { HotWord } from '../../../../contract/home/hot-word';
import { kindsWith } from '../../../../contract/kind/capabilities';
import { kinds } from '../../../../contract/kind/kinds';
import type { FindBoxEvent } from '../../../application/deals/find-box/setup';
import type { FindBoxStatus } from '../../../application/deals/find-box/status';
import { findAddress } from '../../../domain/find/find-address';
import { RowQuestion } from '../../kit/action/row-question/row-question';
import { Button } from '../../kit/action/button/button';
import { searchText as text } from './text';

interface BeforeProps {
  readonly status: FindBoxStatus;
  readonly send: (event: FindBoxEvent) => void;
}

const scopes = [null, ...kindsWith('search')];

/** The kinds to search in. */
const Scopes = ({ status, send }: BeforeProps): ReactElement => (
  <div className="find-scopes" role="group" aria-label={text.scopes}>
    {scopes.map((kind) => (
      <button
        key={kind ?? ''}
        type="button"
        aria-pressed={status.kind === kind}
        onClick={() => send({ type: 'find.scoped', kind })}
      >
        {kind === null ? text.all : kinds[kind].shortLabel}
      </button>
    ))}
  </div>
);

/** The earlier searches of the device; they are cleared after a question. */
function History({ status, send }: BeforeProps): ReactElement | null {
  if (status.history.length === 0) return null;
  return (
    <section className="find-block" aria-labelledby="find-history">
      <div className="find-head">
        <h2 id="find-history">{text.history}</h2>
        {status.asking ? null : (
          <Button small kind="plain" onPress={() => send({ type: 'history.clearRequested' })}>
            {text.clearHistory}
          </Button>
        )}
      </div>
      {status.asking ? (
        <RowQuestion
          label={text.clearHistory}
          cancel={text.clearNo}
          confirm={text.clearYes}
          onCancel={() => send({ type: 'history.clearCancelled' })}
          onConfirm={() => send({ type: 'history.clearConfirmed' })}
        >
          <span>{text.clearAsk}</span>
        </RowQuestion>
      ) : null}
      <ul className="find-words" aria-labelledby="find-history">
        {status.history.map((word) => (
          <li key={word}>
            <button type="button" onClick={() => send({ type: 'find.wanted', text: word })}>
              {word}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Frequent searches; without script each is a link. */
function Hot({
  words,
  status,
  send,
}: BeforeProps & { readonly words: readonly HotWord[] }): ReactElement | null {
  if (words.length === 0) return null;
  return (
    <section className="find-block" aria-labelledby="find-hot">
      <div className="find-head">
        <h2 id="find-hot">{text.hot}</h2>
      </div>
      <ol className="find-hot" aria-labelledby="find-hot">
        {words.map(({ id, word }, place) => (
          <li key={id}>
            <Link
              to={findAddress({ text: word, kind: status.kind, exact: false })}
              onClick={(event) => {
                event.preventDefault();
                send({ type: 'find.wanted', text: word });
              }}
            >
              <b aria-hidden="true">{place + 1}</b>
              {word}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Before a search: the kinds to search in, earlier searches, and frequent ones. */
export const BeforeSearch = (props: BeforeProps & { readonly words: readonly HotWord[] }): ReactElement => (
  <div className="find-before">
    <Scopes {...props} />
    <History {...props} />
    <Hot {...props} />
  </div>
);
