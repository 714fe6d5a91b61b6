/** Attacks that Markdown itself allows: addresses, pictures, references, entities and depth. */
export const markdownPayloads: readonly string[] = [
  '[点我](javascript:alert(1))',
  '[点我](JaVaScRiPt:alert(1))',
  '[点我](&#106;avascript:alert(1))',
  '[点我](java\nscript:alert(1))',
  '[点我](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[点我](vbscript:msgbox(1))',
  '[点我](//evil.example/x)',
  '[点我](\\\\evil.example\\x)',
  '[点我](https://evil.example "title\\" onmouseover=alert(1)")',
  '<https://evil.example/auto>',
  'https://evil.example/bare',
  'mailto:a@evil.example',
  '![图](https://evil.example/track.png)',
  '![图](x "onerror=alert(1)")',
  '![[1]](https://evil.example/a.png)',
  '[1]: https://evil.example/reference\n\n[1]',
  '[a]: javascript:alert(1)\n\n[点][a]',
  '`<img src=x onerror=alert(1)>`',
  '```html\n<script>alert(1)</script>\n```',
  '&lt;img src=x onerror=alert(1)&gt;',
  '&amp;lt;script&amp;gt;',
  '| <script>alert(1)</script> | ![x](https://evil.example/t.png) |\n| - | - |\n| [a](javascript:alert(1)) | b |',
  '<a href="https://evil.example" onclick="alert(1)">x</a>',
];

/** Markdown nested far deeper than a person writes. */
export const deepMarkdown: readonly string[] = [
  '>'.repeat(3_000) + ' 深',
  '- '.repeat(2_000) + '深',
  '['.repeat(3_000) + 'x' + ']('.repeat(50),
  '**'.repeat(3_000),
];
