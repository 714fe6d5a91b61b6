import { createServer, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import type { AnswerEvent } from '../../../contract/assistant/answer-event';
import { askCalls } from '../../../contract/assistant/calls';
import { onCall } from '../support/gateway-calls';

/** An assistant that says what the test lets it say, when the test does. */
export interface SlowAssistant {
  readonly say: (...events: readonly AnswerEvent[]) => void;
  /** The connection breaks. */
  readonly breakOff: () => void;
  /** The questions so far. */
  readonly asked: readonly URLSearchParams[];
  /** Whether the last answer is no longer listened to. */
  readonly isLeft: () => boolean;
  readonly close: () => Promise<void>;
}

export const begun: AnswerEvent = { kind: 'begun', conversation: 'c1', turn: 't1' };
export const words = (text: string): AnswerEvent => ({ kind: 'delta', text });

/** Answers the page's questions in the gateway's place, over a real connection. */
export const slowAssistant = async (page: Page): Promise<SlowAssistant> => {
  const asked: URLSearchParams[] = [];
  const under: { response: ServerResponse | null; isLeft: boolean } = { response: null, isLeft: false };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      asked.push(new URLSearchParams(body));
      under.response = response;
      under.isLeft = false;
      response.on('close', () => (under.isLeft = true));
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.flushHeaders();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await onCall(page, askCalls.ask.path, (route) =>
    route.continue({ url: `http://127.0.0.1:${port}/gateway?t=1` }),
  );
  return {
    say: (...events) => {
      for (const event of events) under.response?.write(`data: ${JSON.stringify(event)}\n\n`);
    },
    breakOff: () => void under.response?.destroy(),
    asked,
    isLeft: () => under.isLeft,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

/** The parts of the assistant's page. */
export const assistantOn = (page: Page) => ({
  field: page.getByRole('textbox', { name: '问题' }),
  send: page.getByRole('button', { name: '发送' }),
  stop: page.getByRole('button', { name: '停止' }),
  log: page.getByRole('log', { name: '对话' }),
  answers: page.getByRole('article'),
});
