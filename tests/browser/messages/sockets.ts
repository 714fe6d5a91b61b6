import type { Page, WebSocketRoute } from '@playwright/test';

/** A socket that the page opened, with the test between it and the gateway. */
export interface HeldSocket {
  readonly route: WebSocketRoute;
  /** The frames that the page sent. */
  readonly sent: readonly string[];
  /** Breaks the connection to the page's side. */
  readonly cut: () => Promise<void>;
}

/**
 * Holds every socket that the page opens from now on, in their order.
 * @param mayOpen a socket does not open before
 */
export const holdSockets = async (
  page: Page,
  mayOpen: () => Promise<void> = () => Promise.resolve(),
): Promise<readonly HeldSocket[]> => {
  const held: HeldSocket[] = [];
  await page.routeWebSocket(/\/ws\?/, async (route) => {
    await mayOpen();
    const server = route.connectToServer();
    const sent: string[] = [];
    route.onMessage((frame) => {
      sent.push(String(frame));
      server.send(frame);
    });
    held.push({ route, sent, cut: () => route.close({ code: 1011, reason: 'cut by the test' }) });
  });
  return held;
};

/** Waits until the page has subscribed on the socket; answers the subscription's id. */
export const subscriptionOn = (socket: HeldSocket | undefined): string | null => {
  const frame = socket?.sent.find((text) => text.startsWith('SUBSCRIBE'));
  return frame === undefined ? null : (/^id:(.+)$/m.exec(frame)?.[1] ?? null);
};
