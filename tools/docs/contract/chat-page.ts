import {
  cardForm,
  fileForm,
  quoteForm,
  readBody,
  writeBody,
  type ChatBody,
} from '../../../contract/chat/chat-body';
import { seenBy } from '../../../gateway/src/domain/chat/deal-thread';
import { code, list, section, table, text, title, type Block } from '../page/blocks';
import { exampleThreadId } from './examples/party';

const picture = {
  kind: 'file',
  id: 'f-71c0',
  name: '产线照片.jpg',
  type: 'image/jpeg',
  bytes: 48_213,
  coded: false,
} as const;

const examples: readonly (readonly [what: string, body: ChatBody])[] = [
  ['Words', { quote: null, of: { kind: 'text', text: '两点可以，地址发我。' } }],
  ['A picture', { quote: null, of: picture }],
  ['A picture that holds a QR code', { quote: null, of: { ...picture, coded: true } }],
  ['A PDF', { quote: null, of: { ...picture, name: '意向书.pdf', type: 'application/pdf' } }],
  [
    'A deal',
    { quote: null, of: { kind: 'card', deal: 'sale', place: 'entrust/s-2041', title: '华东精密零部件企业' } },
  ],
  ['A demand', { quote: null, of: { kind: 'card', deal: 'buy', place: 'b-118', title: '收购体外诊断企业' } }],
  [
    'A share transfer',
    { quote: null, of: { kind: 'card', deal: 'transfer', place: 'soe/g-9', title: '某燃气公司 34% 股权' } },
  ],
  [
    'An answer to a message',
    { quote: { id: '4021', name: '周敏', excerpt: '材料两点发出' }, of: { kind: 'text', text: '收到' } },
  ],
  ['Words that look like markup', { quote: null, of: { kind: 'text', text: '[求购] 见 [hupo:buy:b-118]' } }],
];

const written = ([what, body]: (typeof examples)[number]): readonly string[] => {
  const content = writeBody(body);
  if (JSON.stringify(readBody(content)) !== JSON.stringify(body))
    throw new Error(`${what}: what is written is not read`);
  return [what, code(content.replaceAll('\n', '⏎'))];
};

const [asker, owner] = ['u-7f2c', 'u-41aa'];

/** One message of a deal thread and one that answers it, as each of the two reads them. */
const threadRows = [
  { from: asker, to: owner },
  { from: owner, to: asker },
].flatMap((parties) =>
  [asker, owner].map((reader) => {
    const seen = seenBy(reader, { ...parties, conversation: exampleThreadId });
    const written = parties.from === asker ? 'The asker' : 'The owner';
    const reads = reader === asker ? 'the asker' : 'the owner';
    return [written, reads, code(seen.from), code(seen.to), code(seen.conversation)];
  }),
);

const threadSection: readonly Block[] = [
  ...section(
    'Deal threads',
    table(['Written by', 'Read by', '`from`', '`to`', '`conversation`'], threadRows),
    `A sale or a demand may hide its owner. Then \`chat!consult\` answers no account but the id of a deal thread, such as \`${exampleThreadId}\`: one id for each pair of deal and asker, stable, random, unlike every account id, and without relation to the ids of the two or to other threads. The asker and the owner know each other by this id alone. An example with the asker \`${asker}\` and the owner \`${owner}\`:`,
  ),
  list([
    'A deal thread is used while the deal hides its owner from the asker. It stays the conversation of this deal and this asker after the owner is shown: then name, company and picture appear in it, the id stays. Share transfers and deals of the platform have no threads.',
    'In a deal thread the other party has the id of the thread wherever a party has an id: `to` of `chat!consult` and of a SEND, `with` of the calls of a conversation, `peer.id`, `from` and `to` of every message, and of the socket kinds `chat`, `read`, `recall` and `inbox`. `conversation` is that id too. Each reader sees their own account as it is.',
    'While the owner is hidden, `fromName` and `peer.name` are 委托方 (of a sale) or 买方 (of a demand); `fromOrg`, `peer.org` and `peer.avatar` are null. A quote names its author in the same way.',
    'The server keeps which account is behind a thread for whom. It takes `to` of a SEND, finds the account, stores and delivers the message to that account. Only the two of a thread may use its id; for anybody else the party is unknown (`partyUnknown`, or `refused` on the socket).',
    'The server never sends the asker: the account id of the owner, nor a conversation id made from it; name, company or picture; one id for two deals of one owner; a time of the deal to the second (confirmation, expiry and process go by day, evidence by month). The owner does not get the account id of the asker in the thread either.',
    'A block holds for the two accounts, but its event names the thread.',
  ]),
];

/** How files, deals and quotes stand in the content of a message between two. */
export const chatPage = (): readonly Block[] => [
  title('What a message between two says'),
  text(
    'The content of a message (`content` of chat!history, message!list, message!since and of the socket, kind `chat`) is plain text. A text of one of these forms is a file, a deal or an answer; whatever has none of them is words. A client without these forms can show the text as it is. The back end hands the content on unchanged; only in the words, and in the name of a file, it may hide contacts (then `masked` is 1).',
  ),
  ...section('Forms', table(['What', 'Content (⏎ is a line break)'], examples.map(written))),
  ...section(
    'Patterns',
    table(
      ['Of', 'Regular expression'],
      [
        ['A quote, the first of several lines', code(`^${quoteForm}$`)],
        ['A file, the whole of the rest', code(`^\\[(图片|二维码图片|文件)\\] ${fileForm}$`)],
        ['A deal, the whole of the rest', code(`^${cardForm}$`)],
      ],
    ),
    'Names and titles are one line. The label of a file follows from its type: 文件 for application/pdf, application/zip and the types of docx, xlsx and pptx, 图片 for image/jpeg, image/png and image/webp; 二维码图片 where the back end found a QR code in it. Words whose first line has one of the forms are written with a backslash before them, which is taken away when they are read.',
  ),
  ...section(
    'Files',
    table(
      ['Step', 'Call'],
      [
        [
          'The sender hands the file in',
          '`upload!save` with `purpose` chat; the answer’s id stands in the content',
        ],
        ['The sender writes the message', 'SEND over the socket'],
        [
          'Both read the file',
          '`chat!file` with the id, `size` small for a picture of at most 320 px a side',
        ],
      ],
    ),
  ),
  ...threadSection,
];
