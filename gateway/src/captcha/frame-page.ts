import { templateFor } from './frame-texts';

export interface FramePageSubject {
  readonly appid: string;
  readonly sid: string;
  readonly lang: string | undefined;
  /** The origin that shows the frame and hears its messages. */
  readonly embedder: string;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${String(character.charCodeAt(0))};`);

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
    "connect-src 'self'",
    `frame-ancestors ${embedder}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

/**
 * The document of the frame. Its script does not wait for the style (async), so that it can tell when
 * the document does not come to its end (1008). Texts come with the template; the title is there at once.
 */
export const framePage = ({ appid, sid, lang, embedder }: FramePageSubject): string => {
  const template = templateFor(lang);
  const data = { appid, sid, lang: template.lang, embedder };
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escaped(value)}"`);
  return `<!doctype html>
<html lang="${template.lang}"${attributes.join('')}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(template.texts.title)}</title>
<script async src="/frame.js"></script>
<link rel="stylesheet" href="/frame.css">
</head>
<body>
<main class="frame" id="frame">
<div class="picture" id="picture" role="img"><img id="background" alt=""><img id="piece" alt=""></div>
<div class="track" id="track"><div class="done" id="done"></div><div class="slider" id="slider" role="slider" tabindex="0" aria-valuemin="0" aria-valuemax="0" aria-valuenow="0" aria-disabled="true" aria-describedby="hint"><svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12h14M13 6l6 6-6 6"/></svg></div></div>
<div class="foot"><p class="hint" id="hint" role="status" dir="auto"></p><button type="button" id="confirm" hidden></button><button type="button" id="refresh"><svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true"><path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 4v4h-4"/></svg><span id="refresh-label"></span></button></div>
</main>
</body>
</html>
`;
};
