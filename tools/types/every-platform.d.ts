/** What browsers and Node both have, and the pure floors may therefore name; see tsconfig.pure.json. */

interface AbortSignal {
  readonly aborted: boolean;
  addEventListener(type: 'abort', hear: () => void, options: { readonly once: true }): void;
}

interface AbortController {
  readonly signal: AbortSignal;
  abort(): void;
}

declare const AbortController: new () => AbortController;

interface URLSearchParams {
  [Symbol.iterator](): IterableIterator<[string, string]>;
  get(name: string): string | null;
  getAll(name: string): string[];
  has(name: string): boolean;
  set(name: string, value: string): void;
  delete(name: string): void;
  toString(): string;
}

declare const URLSearchParams: new (query?: string | string[][] | Record<string, string>) => URLSearchParams;

interface Blob {
  readonly size: number;
}

declare const queueMicrotask: (task: () => void) => void;
