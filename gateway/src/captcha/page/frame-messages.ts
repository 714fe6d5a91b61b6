import type { OutputOf } from 'io-ts';
import type { FrameMessage } from '../../../../contract/captcha/frame-message';

/** What the frame was opened for; written into the page by the server, checked there. */
export interface FrameContext {
  readonly appid: string;
  readonly sid: string;
  readonly lang: string;
  /** The origin of the page that shows the frame: the only one that may hear it. */
  readonly embedder: string;
}

/** Codes that come from inside the frame (product.md §8, CAP-03). */
export type FrameCode = 1007 | 1008 | 1010 | 1011 | 1012 | 1013;

type FrameEvent =
  | { readonly event: 'scriptloaded' | 'ready' | 'shown' | 'refreshed' | 'closed' }
  | { readonly event: 'verified'; readonly ticket: string; readonly randstr: string }
  | { readonly event: 'error'; readonly code: FrameCode };

/** Sends a message to the page that shows the frame. */
export type Report = (event: FrameEvent) => void;

export const contextOf = ({ dataset }: HTMLElement): FrameContext => ({
  appid: dataset.appid ?? '',
  sid: dataset.sid ?? '',
  lang: dataset.lang ?? '',
  embedder: dataset.embedder ?? '',
});

export const reporter = ({ sid, embedder }: FrameContext, page: Window): Report => {
  return (event) => {
    const message = { type: 'captcha', sid, ...event } satisfies Partial<OutputOf<typeof FrameMessage>>;
    page.postMessage(message, embedder);
  };
};
