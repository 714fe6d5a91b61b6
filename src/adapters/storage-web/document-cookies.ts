import { fromNullable, type Option } from 'fp-ts/Option';

/** How long a cookie is kept: with the browser's session, or this many seconds. */
export type CookieLife = 'session' | number;

/** The document's cookies: for the whole site, same-site, and over https only where that is spoken (LOG-06). */
export class DocumentCookies {
  constructor(
    private readonly document: Pick<Document, 'cookie'>,
    private readonly overHttps: boolean,
  ) {}

  read(name: string): Option<string> {
    const pair = this.all().find((part) => part.startsWith(`${name}=`));
    return fromNullable(pair === undefined ? undefined : unescaped(pair.slice(name.length + 1)));
  }

  /** Cookies that are switched off keep nothing, in silence: read again to know. */
  write(name: string, value: string, life: CookieLife): void {
    const age = life === 'session' ? '' : `; Max-Age=${life}`;
    const secure = this.overHttps ? '; Secure' : '';
    this.set(`${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${age}${secure}`);
  }

  clear(name: string): void {
    this.write(name, '', 0);
  }

  private all(): readonly string[] {
    try {
      return this.document.cookie.split('; ');
    } catch {
      return [];
    }
  }

  private set(cookie: string): void {
    try {
      this.document.cookie = cookie;
    } catch {
      // A document without cookie access throws; reading again shows it.
    }
  }
}

function unescaped(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
