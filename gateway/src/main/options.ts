import type { ScryptCost } from '../adapters/password/hashing-threads';
import type { PageSource } from '../adapters/http/pages/page-source';
import type { OperatorDesk } from '../application/operator/operator-desk';
import type { ObjectStoreAddress } from '../adapters/file-store/object-store-address';
import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import type { SentCodes } from '../ports/sent-codes';
import type { NoticeCarriers } from '../ports/notice-outbox';
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
    }
  /** Data on a PostgreSQL server that other instances may share; the folder, if any, holds the data of this instance alone. */
  | {
      readonly kind: 'postgres';
      readonly address: string;
      readonly folder?: string;
      /** Connections of this instance. */
      readonly connections?: number;
    };

/** The source of pages: the built client, the development server, or another one. */
export type PageOptions =
  /** `retiresWorker`: serves a worker that removes itself in the place of the client's (LAY-18). */
  | { readonly kind: 'built'; readonly folder: string; readonly retiresWorker?: boolean }
  | { readonly kind: 'development' }
  | { readonly kind: 'source'; readonly source: PageSource };

/** The options of a gateway; an absent one has the value that `npm start` uses. */
export interface GatewayOptions {
  /** 0 picks a free one. */
  readonly port: number;
  /** 0 picks a free one. */
  readonly secondPort: number;
  /** The address to listen on; 127.0.0.1 by default. */
  readonly host?: string;
  readonly storage: StorageOptions;
  readonly pages: PageOptions;
  readonly seed: { readonly name: string; readonly content: SeedContent };
  readonly publicUrl?: string | null;
  readonly secondPublicUrl?: string | null;
  /** Whether the last X-Forwarded-For address is believed. */
  readonly trustProxy?: boolean;
  /** The port of metrics for the operator, 0 for a free one; none by default. */
  readonly metricsPort?: number | null;
  /** The address on which that port listens; 127.0.0.1 by default. */
  readonly metricsHost?: string;
  /** The socket of operators' commands; in the storage's folder by default. */
  readonly operatorSocket?: string;
  /** Whether WeChat and the payment service are played by doubles; when not, neither is served. */
  readonly doubles?: boolean;
  /** The object store that keeps files; a folder of the storage by default. */
  readonly filesUrl?: ObjectStoreAddress | null;
  /** The RabbitMQ that carries events between instances; the database does by default. */
  readonly brokerUrl?: string | null;
  /** The exchange of its events, where databases share a virtual host of the broker; 'hupo.events' by default. */
  readonly brokerExchange?: string;
  /** The key that signs payment notices; one that all instances on the database share by default. */
  readonly noticeKey?: Uint8Array | null;
  /** The source of the assistant's answers; the gateway's own listings by default. */
  readonly dify?: DifyAddress | null;
  readonly product?: string;
  readonly site?: Site;
  readonly clock?: Clock;
  readonly random?: Random;
  readonly log?: Log;
  readonly passwordCost?: ScryptCost;
  /** The password hasher; threads of their own by default. */
  readonly passwords?: PasswordHasher;
  /** The drawing of shared pictures; a process of its own by default. */
  readonly shareDrawing?: ShareDrawing;
  /** Bytes free on the data folder's disk; asked of the disk by default. */
  readonly freeBytes?: () => number;
  /** What carries notices outside the application; doubles of the services where doubles are served. */
  readonly carriers?: NoticeCarriers;
  /** How the payment service's notices reach the gateway; by HTTP by default. */
  readonly postNotice?: PostNotice;
  /** Called when the gateway cannot go on: its lock or its database was lost. */
  readonly onFatal?: (line: string) => void;
}

export interface RunningGateway {
  /** The origin of the main port, without a final slash. */
  readonly url: string;
  /** The origin of the captcha's port. */
  readonly secondUrl: string;
  /** The port of metrics; null where none is served. */
  readonly metricsPort: number | null;
  /** For the starter in the same process: parts without a network interface. */
  readonly inside: {
    readonly sessions: Sessions;
    readonly tickets: TicketStore;
    /** As an operator speaks, for anybody to anybody, and as a member writes. */
    readonly send: SendMessage;
    readonly sendAsMember: SendMessage;
    /** Notifies an account of something, at once. */
    readonly notify: (notice: NoticeDraft) => Promise<void>;
    readonly desk: OperatorDesk;
    readonly codes: SentCodes;
    readonly audit: OrderAudit;
    readonly alerting: Alerting;
  };
  /** Takes no new traffic, and ends sockets in slices over `ms`; `close` comes after it. */
  readonly drain: (ms: number) => Promise<void>;
  /** Ends everything within 2 s: begun work is finished, stored data is kept. */
  readonly close: () => Promise<void>;
}
