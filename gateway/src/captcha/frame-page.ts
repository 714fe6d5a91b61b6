import { html } from 'hono/html';
import { templateFor } from './frame-texts';

export interface FramePageSubject {
  readonly appid: string;
  readonly sid: string;
  readonly lang: string | undefined;
  /** The origin that shows the frame and hears its messages. */
  readonly embedder: string;
}

/**
 * The frame's policy: nothing but its own scripts, style and calls, shown by the application only.
 * Its script needs no Trusted Types policy, so none may be made.
 */
export const framePolicy = (embedder: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    'img-src data:',
    'media-src data:',
    "connect-src 'self'",
    `frame-ancestors ${embedder}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/**
 * The document of the frame. Its script does not wait for the style (async), so that it can report a
 * document that does not load to its end (1008). Texts come with the template; the title is there at once.
 */
export const framePage = async ({ appid, sid, lang, embedder }: FramePageSubject): Promise<string> => {
  const template = templateFor(lang);
  return html`<!doctype html>
    <html
      lang="${template.lang}"
      data-appid="${appid}"
      data-sid="${sid}"
      data-lang="${template.lang}"
      data-embedder="${embedder}"
    >
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${template.texts.title}</title>
        <script async src="/frame.js"></script>
        <link rel="stylesheet" href="/frame.css" />
      </head>
      <body>
        <main class="frame" id="frame">
          <section id="looking">
            <div class="picture" id="picture" role="img">
              <img id="background" alt="" /><img id="piece" alt="" />
            </div>
            <div class="track" id="track">
              <div class="done" id="done"></div>
              <div
                class="slider"
                id="slider"
                role="slider"
                tabindex="0"
                aria-valuemin="0"
                aria-valuemax="0"
                aria-valuenow="0"
                aria-disabled="true"
                aria-describedby="hint"
              >
                <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M5 12h14M13 6l6 6-6 6" />
                </svg>
              </div>
            </div>
          </section>
          <form class="listening" id="listening" novalidate hidden>
            <p id="listen-lead"></p>
            <button type="button" class="play" id="play">
              <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M4 9.5v5h3.5l4.5 4v-13l-4.5 4H4zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11" /></svg
              ><span id="play-label"></span></button
            ><label id="digits-label" for="digits"></label>
            <div class="digits-row">
              <input
                id="digits"
                type="text"
                inputmode="numeric"
                autocomplete="off"
                maxlength="8"
                aria-describedby="hint"
              /><button type="submit" id="submit"></button>
            </div>
            <audio id="sound"></audio>
          </form>
          <p class="hint" id="hint" role="status" dir="auto"></p>
          <div class="foot">
            <button type="button" id="other"></button
            ><button type="button" id="refresh">
              <svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 4v4h-4" /></svg
              ><span id="refresh-label"></span></button
            ><button type="button" id="confirm" hidden></button>
          </div>
        </main>
      </body>
    </html> `;
};
