import type { Page, Request } from '@playwright/test';

/** What leaves a browser, or is told by it, while somebody uses the application. */
export interface Outgoing {
  readonly urls: () => readonly string[];
  readonly bodies: () => readonly { readonly url: string; readonly call: string; readonly body: string }[];
  readonly lines: () => readonly string[];
}

const bodyOf = (request: Request) => ({
  url: request.url(),
  call: request.headers()['x-gateway-path'] ?? '',
  body: request.postData() ?? '',
});

/** Listens to every page and frame of the context, and to its sockets' addresses. */
export const outgoingOf = (page: Page): Outgoing => {
  const requests: Request[] = [];
  const sockets: string[] = [];
  const lines: string[] = [];
  const context = page.context();
  context.on('request', (request) => requests.push(request));
  context.on('console', (message) => lines.push(message.text()));
  page.on('websocket', (socket) => sockets.push(socket.url()));
  return {
    urls: () => [...requests.flatMap((one) => [one.url(), one.headers().referer ?? '']), ...sockets],
    bodies: () => requests.filter((one) => one.method() !== 'GET').map(bodyOf),
    lines: () => lines,
  };
};
