import type { ConfigFailure } from './domain/config/decode-config';
import type { RuntimeConfig } from '../contract/config/runtime-config';
import { isLeft, right, type Either } from 'fp-ts/Either';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { selectNavigationStatus } from './application/shell/navigation/status';
import type { VisitReturn } from './application/session/wechat-login/visit-return';
import { holdPresses } from './adapters/browser-input/held-presses';
import { runServedScripts } from './adapters/lazy-code/served-scripts';
import { nextTask } from './adapters/next-task';
import { startApp } from './main/start-app';
import type { Shell } from './main/without-payload';
import { Root } from './ui/frame/app/root';
import { errorScreenLater } from './ui/frame/error-screen/error-screen-later';
import { ShownContext } from './ui/kit/page/shown';
import { pageAt } from './domain/route/page-at';
import { decodePayload, payloadElementId, type PagePayload } from './wiring/page-payload';

/** After the first view is shown: when what it does not need may be fetched, in milliseconds. */
const quietMoment = 500;

/**
 * Marks the moment for measurements, then loads code that the first view did not need. Code that does not load now is
 * loaded, and its failure shown, when it is needed.
 */
const whenShown = ({ settled, fetchLikelyNext }: Awaited<ReturnType<typeof startApp>>): void => {
  performance.mark('hupo.shown');
  settled();
  window.setTimeout(() => {
    fetchLikelyNext().catch(() => undefined);
  }, quietMoment);
};

/** A page that the server rendered brings its configuration along; any other fetches it, and reads what is kept. */
const startOf = async (
  payload: PagePayload | null,
): Promise<{ readonly config: Either<ConfigFailure, RuntimeConfig>; readonly shell: Shell }> => {
  if (payload !== null) return { config: right(payload.config), shell: null };
  const { startWithoutPayload } = await import('./main/without-payload');
  return startWithoutPayload(window);
};

const showConfigError = async (place: Element, failure: ConfigFailure): Promise<void> => {
  const { ConfigError } = await import('./ui/screens/config-error/config-error');
  createRoot(place).render(<ConfigError failure={failure} onReload={() => window.location.reload()} />);
};

/**
 * An address with a state may be an answer of WeChat's; of one whose code does not come nothing is kept. Home is laid
 * beneath it, and beneath a forgotten password.
 */
const cameBackWith = async (): Promise<VisitReturn> => {
  const { search, pathname } = window.location;
  if (/[?&]state=/.test(search) || pathname === '/login/retrieve')
    try {
      const { visitReturnOf } = await import('./main/visit-return');
      return visitReturnOf(window);
    } catch {
      window.history.replaceState(window.history.state, '', pathname);
    }
  return { wechat: [], payerCode: null };
};

const hasCome = async (code: Promise<void> | undefined): Promise<boolean> => {
  try {
    await code;
    return true;
  } catch {
    return false;
  }
};

/** The browser's composition root: reads what came with the page, starts the application and shows it. */
const start = async (place: Element): Promise<void> => {
  const makeHeldPresses = holdPresses(document);
  await nextTask();
  const payload = decodePayload(document.getElementById(payloadElementId)?.textContent ?? null);
  const { config, shell } = await startOf(payload);
  if (isLeft(config)) {
    makeHeldPresses();
    await showConfigError(place, config.left);
    return;
  }
  const served = window.location.href;
  const cameBack = await cameBackWith();
  const isAsServed = window.location.href === served;
  const app = await startApp(window, config.right, { payload, shell }, cameBack, isAsServed);
  const { views, hydrates } = app;
  const { match, address } = selectNavigationStatus(views.app.navigation.getSnapshot());
  const page = match?.kind === 'matched' ? pageAt(match.row.name, address ?? '/') : null;
  if (hydrates) await runServedScripts(document);
  const codeIsHere = await hasCome(page === null ? errorScreenLater.preload() : views.pageCode.load(page));
  const first = { isHere: false };
  const onShown = (): void => {
    if (first.isHere) return;
    first.isHere = true;
    whenShown(app);
    makeHeldPresses();
  };
  const root = (
    <ShownContext value={onShown}>
      <Root flows={views} />
    </ShownContext>
  );
  // In a transition hydration makes way for what the person does, and for painting (PER-01).
  if (hydrates && codeIsHere) startTransition(() => void hydrateRoot(place, root));
  else createRoot(place).render(root);
};

const place = document.getElementById('root');
if (place !== null) void start(place);
