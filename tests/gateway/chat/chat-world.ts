import type { SeedContent } from '../../../gateway/src/seed/seed-content';
import { callGateway, type Answered } from '../../support/gateway/call';
import { tokenOf } from '../../support/gateway/log-in';
import { sampleContent } from '../../support/gateway/sample-content';
import { startTestGateway, type TestGateway } from '../../support/gateway/test-gateway';
import { demoSeed } from '../../../tools/process/seeds';

const [first] = sampleContent.accounts;
if (first === undefined) throw new Error('The sample has no accounts.');
const hiding = sampleContent.sales.find(({ id }) => id === 's1');
const open = sampleContent.sales.find(({ id }) => id === 's3');
if (hiding === undefined || open === undefined) throw new Error('The sample has not both kinds of deals.');

const member = (id: string, phone: string): SeedContent['accounts'][number] => ({
  ...first,
  ...{ id, phone, name: `姓名${id}`, company: `公司${id}` },
});

/**
 * u2 offers s1 and s9, which hide whose they are, and s3, which does not; u1's NDA on s1 is approved, u6's is pending, u7 has
 * no ties. u8 bid on s1, u10 has an NDA pending on it, u9 asked about s9 before threads existed. s4, the demand 20260112 and the share transfer G20260061 are the platform's. u5 is no more.
 */
const content: SeedContent = {
  ...sampleContent,
  accounts: [
    ...sampleContent.accounts,
    member('u6', '13800000006'),
    member('u7', '13800000007'),
    member('u8', '13800000008'),
    member('u9', '13800000009'),
    member('u10', '13800000010'),
  ],
  sales: [
    { ...hiding, sourceType: 'entrust' },
    { ...hiding, id: 's9', code: 'XMs9', title: '项目s9', recommended: null, sourceType: 'entrust' },
    { ...open, sourceType: 'entrust' },
    ...sampleContent.sales.filter(({ id }) => id === 's4'),
  ],
  saleOwners: { entrust: 'u2' },
  buys: demoSeed.buys.filter(({ id }) => id === '20260112'),
  transfers: demoSeed.transfers.filter(({ id }) => id === 'G20260061'),
  ndas: [
    { accountId: 'u1', saleId: 's1', state: 'signed', daysAgo: 5 },
    { accountId: 'u6', saleId: 's1', state: 'pending', daysAgo: 1 },
    { accountId: 'u10', saleId: 's1', state: 'pending', daysAgo: 1 },
  ],
  bids: [
    {
      ...{ accountId: 'u8', saleId: 's1', kind: 'interest', note: '' },
      steps: [{ kind: 'placed', daysAgo: 1, words: '' }],
    },
  ],
  consultations: [{ accountId: 'u9', kind: 'sale', target: 's9', peerId: 'u2', hoursAgo: 5 }],
  messages: [],
};

/** A gateway with these people, and how each of them calls and sends. */
export interface ChatWorld {
  readonly gateway: TestGateway;
  readonly call: (
    account: string,
    path: string,
    parameters?: Readonly<Record<string, string>>,
  ) => Promise<Answered>;
  readonly ask: (
    account: string,
    path: string,
    parameters?: Readonly<Record<string, string>>,
  ) => Promise<Answered>;
  /** As a member sends: the id of what was stored, or why not. */
  readonly say: (from: string, to: string, content: string) => Promise<string>;
  /** The thread of u6 on s1, by which u6 and u2 know each other. */
  readonly hiddenThread: () => Promise<string>;
  readonly token: (account: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Names of calls without the path around: 'chat!thread', 'message!list'. */
export const startChatWorld = async (): Promise<ChatWorld> => {
  const gateway = await startTestGateway({}, { name: 'chat', content });
  const tokens = new Map<string, Promise<string>>();
  const token = (account: string): Promise<string> => {
    const known = tokens.get(account) ?? tokenOf(gateway, account);
    tokens.set(account, known);
    return known;
  };
  const calling =
    (method: 'GET' | 'POST'): ChatWorld['call'] =>
    async (account, path, parameters = {}) =>
      callGateway(gateway.url, `/webapp/${path}.action`, { method, parameters, token: await token(account) });
  return {
    gateway,
    token,
    call: calling('POST'),
    ask: calling('GET'),
    hiddenThread: async () => {
      const { data } = await calling('POST')('u6', 'chat!consult', { kind: 'sale', id: 's1' });
      return (data as { readonly to: string }).to;
    },
    say: async (from, to, text) => {
      const sent = await gateway.inside.sendAsMember({ from, to, content: text, clientId: null });
      return sent._tag === 'Left' ? sent.left.kind : String(sent.right.message.id);
    },
    close: gateway.close,
  };
};

export interface WireRow {
  readonly id: string;
  readonly from: string;
  readonly fromName: string;
  readonly content: string;
  readonly recalled: string;
  readonly masked: string;
  readonly readState: string;
  readonly peer?: { readonly id: string; readonly name: string; readonly org: string | null } | null;
  readonly unread?: number | null;
}

export const rowsOf = ({ data }: Answered): readonly WireRow[] => (data as { list: readonly WireRow[] }).list;
