import type { ScryptCost } from '../adapters/password/hashing-threads';
import type { PageSource } from '../adapters/http/pages/page-source';
import type { OperatorDesk } from '../application/operator/operator-desk';
import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import type { SentCodes } from '../ports/sent-codes';
import type { NoticeDraft } from '../ports/message-store';
import type { SendMessage } from '../ports/messages';
import type { PasswordHasher } from '../ports/password-hasher';
import type { Alerting } from '../application/search/alerting';
import type { OrderAudit } from '../ports/order-audit';
import type { PostNotice } from '../ports/post-notice';
import type { Random } from '../ports/random';
import type { ShareDrawing } from '../ports/share-drawing';
import type { Sessions } from '../ports/sessions';
import type { TicketStore } from '../ports/ticket-store';
import type { SeedContent } from '../seed/seed-content';
import type { DifyAddress } from './dify-address';
import type { Site } from './site';

/** Where the data is kept. */
export type StorageOptions =
  /** Gone at the end; `template` is a dumped database to begin from. `folder` is where operators are heard, if anywhere. */
  | { readonly kind: 'memory'; readonly template?: Uint8Array<ArrayBuffer>; readonly folder?: string }
  /** Kept in a folder; `fresh` throws away what is there. `template` is where a new one begins. */
  | {
      readonly kind: 'folder';
      readonly folder: string;
      readonly fresh: boolean;
      readonly template?: Uint8Array<ArrayBuffer>;
    };

/** Which pages are served: the built client, the development server, or a source of one's own. */
export type PageOptions =
  | { readonly kind: 'built'; readonly folder: string }
  | { readonly kind: 'development' }
  | { readonly kind: 'source'; readonly source: PageSource };

/** How a gateway is started; what is left out has the value that `npm start` uses. */
export interface GatewayOptions {
  /** 0 picks a free one. */
  readonly port: number;
  /** 0 picks a free one. */
  readonly secondPort: number;
  /** The address to listen on; 127.0.0.1 unless told. */
  readonly host?: string;
  readonly storage: StorageOptions;
  readonly pages: PageOptions;
  readonly seed: { readonly name: string; readonly content: SeedContent };
  readonly publicUrl?: string | null;
  readonly secondPublicUrl?: string | null;
  /** Whether the last X-Forwarded-For address is believed. */
  readonly trustProxy?: boolean;
  /** Where operators' commands are heard; in the storage's folder unless told. */
  readonly operatorSocket?: string;
  /** Whether WeChat and the payment service are played by doubles; when not, neither is served. */
  readonly doubles?: boolean;
  /** What payment notices are signed with; made anew at each start unless told. */
  readonly noticeKey?: Uint8Array | null;
  /** Where the assistant's answers come from; the gateway's own listings unless told. */
  readonly dify?: DifyAddress | null;
  readonly product?: string;
  readonly site?: Site;
  readonly clock?: Clock;
  readonly random?: Random;
  readonly log?: Log;
  readonly passwordCost?: ScryptCost;
  /** What hashes passwords; threads of their own unless told. */
  readonly passwords?: PasswordHasher;
  /** What draws pictures to be shared; a process of its own unless told. */
  readonly shareDrawing?: ShareDrawing;
  /** Bytes free on the data folder's disk; asked of the disk unless told. */
  readonly freeBytes?: () => number;
  /** How the payment service's notices reach the gateway; by HTTP unless told. */
  readonly postNotice?: PostNotice;
  /** Told when the gateway cannot go on: its lock or its database was lost. */
  readonly onFatal?: (line: string) => void;
}

export interface RunningGateway {
  /** The origin of the main port, without a final slash. */
  readonly url: string;
  /** The origin of the captcha's port. */
  readonly secondUrl: string;
  /** For whoever started it in the same process: what has no door to the outside. */
  readonly inside: {
    readonly sessions: Sessions;
    readonly tickets: TicketStore;
    /** As an operator speaks, for anybody to anybody, and as a member writes. */
    readonly send: SendMessage;
    readonly sendAsMember: SendMessage;
    /** Tells an account something, at once. */
    readonly notify: (notice: NoticeDraft) => Promise<void>;
    readonly desk: OperatorDesk;
    readonly codes: SentCodes;
    readonly audit: OrderAudit;
    readonly alerting: Alerting;
  };
  /** Ends everything within 2 s: what was begun is finished, what was stored is kept. */
  readonly close: () => Promise<void>;
}
