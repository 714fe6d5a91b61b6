import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { CaptchaFailureCode } from '../../../contract/captcha/failure-code';
import { CaptchaLanguage } from '../../../contract/captcha/captcha-language';
import { FrameMessage } from '../../../contract/captcha/frame-message';
import {
  captchaShowTimeoutMs,
  entryScriptAttempts,
  frameScriptAttempts,
  frameScriptTimeoutMs,
} from '../../../src/domain/captcha/captcha-timing';
import { ticketLifetimeMs } from '../../../gateway/src/domain/ticket/ticket';
import { code, codes, list, section, table, text, title, type Block } from '../page/blocks';
import { frameExample } from './examples/socket';

const file = 'contract/captcha/failure-code.ts';

/** What the source says of each code, by the comment above it. */
const failures = (root: string): readonly (readonly string[])[] => {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const rows: string[][] = [];
  const visit = (node: ts.Node): void => {
    const [literal] = ts.isCallExpression(node) ? node.arguments : [];
    if (literal !== undefined && ts.isNumericLiteral(literal)) {
      const [, said = ''] =
        /\/\*\* (.*) \*\/\s*$/.exec(source.text.slice(node.pos, node.getStart(source))) ?? [];
      const own = Number(literal.text);
      rows.push([literal.text, said, own <= 1006 ? 'the client' : 'the frame, with `error`']);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (rows.some(([number, said]) => said === '' || !CaptchaFailureCode.is(Number(number))))
    throw new Error(`${file}: nothing is said of a code`);
  return rows;
};

const seconds = (milliseconds: number): string => `${milliseconds / 1000} s`;

/** The captcha for those who bring one of their own: script, configuration, frame, codes, and how a ticket is checked. */
export const captchaPage = (root: string): readonly Block[] => [
  title('The captcha'),
  text(
    'With `captcha.host` empty there is none: logins and codes are asked for without a ticket (`code` and `uuid`, `ticket` and `randstr` are empty), and the back end must not ask for one. With a host, the client shows the captcha before each such call, and the back end checks what comes of it. A host without `captcha.appid` fails at once.',
  ),
  ...section(
    'What the host serves',
    table(
      ['Address', 'What it is'],
      [
        [
          '`{captcha.host}/captcha.js`',
          `The entry script, loaded once per page without \`crossorigin\`, in at most ${entryScriptAttempts} attempts. It sets \`window.HupoCaptcha = { createFrame }\`.`,
        ],
        [
          '`createFrame({ appid, sid, lang })`',
          'Returns an `HTMLIFrameElement` that is not in the document yet and whose `src` is of the origin of `captcha.host`, such as `{captcha.host}/frame?appid=&sid=&lang=`. The client puts it in its place. Anything else, or an exception, is 1005.',
        ],
        [
          'GET `{captcha.host}/config?appid=`',
          'A bare object, not in the envelope of a call: `{ "appid": "2030", "width": 358, "height": 336 }`. Width and height are px and may be absent. It is fetched from the page, without credentials: the answer allows its origin (`Access-Control-Allow-Origin`). Another status than 2xx, or another body, is 1006.',
        ],
        [
          'GET `{captcha.host}/frame`',
          'The document of the frame. It may be shown by the page (`frame-ancestors`), and speaks to it by `postMessage`.',
        ],
      ],
    ),
    'The policy of the page that the reference gateway serves lets in exactly `/captcha.js` as a script, `/config` as a request and `/frame` as a frame; what the frame itself loads is its own affair.',
  ),
  ...section(
    'What the frame says',
    table(
      ['`event`', 'When', 'What the client does'],
      [
        [
          '`scriptloaded`',
          `its script runs; within ${seconds(frameScriptTimeoutMs)}, in at most ${frameScriptAttempts} attempts, each with a new frame`,
          'waits for `shown`',
        ],
        ['`ready`', 'its texts are there; may be left out', 'waits for `shown`'],
        [
          '`shown`',
          `the puzzle can be solved; within ${seconds(captchaShowTimeoutMs)} of \`scriptloaded\``,
          'takes its placeholder away',
        ],
        ['`refreshed`', 'another puzzle is shown', 'gives the whole time again'],
        [
          '`verified`',
          'with `ticket` and `randstr`, texts that are not empty, and without `code` or with `code` 0',
          'takes the frame away and makes the call',
        ],
        ['`closed`', 'the person gave up inside the frame', 'goes back to the form'],
        ['`error`', 'with `code`', 'shows the code, and offers another attempt'],
      ],
    ),
    `Each message is an object: \`${JSON.stringify(FrameMessage.encode({ ...frameExample, event: 'verified', code: null, ticket: 't03k9d', randstr: '@x1' }))}\`. \`sid\` is the one that the frame was opened for. A message of another origin, another window or another \`sid\` is ignored. A \`ticket\` that begins with \`terror_\` or \`trerror_\` is no ticket.`,
  ),
  ...section(
    'Codes',
    table(['Code', 'What failed', 'Told by'], failures(root)),
    'A code that is not known is 1013.',
  ),
  ...section(
    'How ticket and randstr are checked',
    list([
      'The password login carries the ticket as `code` and randstr as `uuid`; the three calls that send a code carry them as `ticket` and `randstr`.',
      'A ticket is good for one call, whatever becomes of that call, and only together with its own randstr. The back end asks its captcha service whether the two belong together and burns the ticket before it looks at password or phone.',
      'A ticket that is unknown, spent or of another randstr is refused with `ticketSpent` (resultCode 400, 安全验证已失效，请重新验证). The client then shows a fresh captcha with the next attempt.',
      `The reference gateway takes a ticket for ${ticketLifetimeMs / 60_000} minutes after it was issued.`,
    ]),
  ),
  ...section(
    'Languages',
    text(
      `\`captcha.language\`, \`zh-CN\` where it is absent, is handed to createFrame as \`lang\`: ${codes(Object.keys(CaptchaLanguage.keys))}.`,
    ),
  ),
  text(`\`asyncapi.json\` holds the messages of the frame as a schema; ${code('calls.md')} the calls.`),
];
