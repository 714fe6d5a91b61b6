import { difyAssistant } from '../../../gateway/src/adapters/assistant/dify-assistant';
import { listen } from '../../../gateway/src/adapters/http/server/listen';
import { requestListener } from '../../../gateway/src/adapters/http/server/request-listener';
import { systemClock } from '../../../gateway/src/adapters/system/system-clock';
import { createDifyDouble, type DifyTurn } from '../../../gateway/src/dify-double/dify-double';
import type { Clock } from '../../../gateway/src/ports/clock';
import { movedClock } from '../../support/gateway/moved-clock';

/** The key that the double takes. */
export const difyKey = 'app-secret-of-the-operator';

/** Dify's double on a port of its own, and the assistant that asks it. */
export const startDify = async (
  turn: DifyTurn | ((query: string) => DifyTurn) = 'answers',
  waitsOn: Clock = movedClock(),
) => {
  const asked: Readonly<Record<string, unknown>>[] = [];
  const stopped: string[] = [];
  const rated: (readonly [message: string, rating: string | null])[] = [];
  const forgotten: string[] = [];
  const lines: string[] = [];
  const hear = (line: string, cause?: unknown): void => void lines.push(`${line} ${String(cause)}`);
  const double = createDifyDouble({
    clock: systemClock,
    key: difyKey,
    turnOf: (query) => (typeof turn === 'string' ? turn : turn(query)),
    paceMs: 1,
    hear: (told) => {
      if ('asked' in told) asked.push(told.asked);
      else if ('stopped' in told) stopped.push(told.stopped);
      else if ('rated' in told) rated.push([told.rated, told.rating]);
      else forgotten.push(told.forgotten);
    },
  });
  const server = await listen(0, '127.0.0.1');
  const answer = requestListener((request) => double.answer(request, { ip: '127.0.0.1' }));
  let left = 0;
  let isAway = false;
  let turnedAway = 0;
  server.serve((request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) left += 1;
    });
    if (isAway) {
      turnedAway += 1;
      response.destroy();
    } else answer(request, response);
  });
  const url = `http://127.0.0.1:${server.port}/dify/v1`;
  const log = { info: hear, problem: hear };
  return {
    ...{ url, asked, stopped, rated, forgotten, lines },
    /** How many answers nobody waited for to their end. */
    left: () => left,
    /** While it is away it breaks every connection off. */
    goAway: (away: boolean) => void (isAway = away),
    turnedAway: () => turnedAway,
    assistant: difyAssistant({ url, key: difyKey, clock: waitsOn, log }),
    withKey: (key: string) => difyAssistant({ url, key, clock: waitsOn, log }),
    close: () => server.close(0),
  };
};
