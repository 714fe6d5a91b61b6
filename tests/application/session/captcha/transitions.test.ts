import { left, right } from 'fp-ts/Either';
import type { DoneActorEvent } from 'xstate';
import type { CaptchaEvent, CaptchaOutcome } from '../../../../src/application/session/captcha/events';
import { captchaMachine } from '../../../../src/application/session/captcha/machine';
import { after, defect, done, elapse, says, type Answer } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { refusalRows } from '../../../support/refusal-rows';
import { everyCode } from './samples';

const appid = '2030';
const retry: CaptchaEvent = { type: 'captcha.retryRequested' };
const frame = (event: CaptchaEvent): Answer => says('frame', event);
const scriptloaded = frame({ type: 'frame.scriptloaded' });
const ready = frame({ type: 'frame.ready' });
const shown = frame({ type: 'frame.shown' });
const refreshed = frame({ type: 'frame.refreshed' });
const closed = frame({ type: 'frame.closed' });
const verified = frame({ type: 'frame.verified', ticket: 'ticket', randstr: 'randstr' });
const error = (code: (typeof everyCode)[number]): Answer => frame({ type: 'frame.error', code });

const entryCame = done('loadEntryScript', right(undefined));
const entryFailed = done('loadEntryScript', left('entryScriptFailed'));
const configCame = done('requestConfig', right({ appid, width: null, height: null }));
const toFrame = [entryCame, configCame];
const toShowing = [...toFrame, scriptloaded];
const toSolving = [...toShowing, ready, shown];
const toFailed = [entryCame, done('requestConfig', left('configFailed'))];

const failedWith = (code: (typeof everyCode)[number]) => ({ kind: 'failed', code }) as const;
/** Tells whoever asked for the captcha how it ended. */
const ends = (output: CaptchaOutcome) => ({
  output,
  sends: [{ to: 'parent', event: notifiesParent(output) }],
});
const notifiesParent = (output: CaptchaOutcome): DoneActorEvent => ({
  type: 'xstate.done.actor.captcha',
  output,
  actorId: 'captcha',
});
const opensFrame = [{ actor: 'frame', input: { appid } }];
const refuses = (
  from: readonly (CaptchaEvent | Answer)[],
  target: string,
  events: readonly (CaptchaEvent | Answer)[],
) => refusalRows<typeof captchaMachine>({ from, target, events });

transitionTable('captcha', {
  machine: captchaMachine,
  input: { appid },
  rows: [
    ...[null, ''].map((missing) => ({
      title: `[CAP-02] without an appid it fails at once and loads nothing (${JSON.stringify(missing)})`,
      input: { appid: missing },
      from: [],
      target: 'givenUp',
      ...ends(failedWith(1006)),
    })),
    {
      title: '[CAP-01] with an appid the entry script is loaded first',
      from: [],
      target: 'loadingEntry',
      calls: ['loadEntryScript'],
      context: { attempt: 1 },
    },
    {
      title: '[CAP-01] then the configuration is requested',
      from: [],
      event: entryCame,
      target: 'loadingConfig',
      calls: [{ actor: 'requestConfig', input: { appid } }],
    },
    ...[entryFailed, defect('loadEntryScript'), after(15_000)].flatMap((event) => [
      {
        title: `[CAP-04] the entry script is tried again (${'answer' in event ? event.answer : '15 s'})`,
        from: [entryFailed],
        event,
        target: 'loadingEntry',
        calls: ['loadEntryScript'],
        context: { attempt: 3 },
      },
      {
        title: `[CAP-03][CAP-04] after three attempts it fails with 1001 (${'answer' in event ? event.answer : '15 s'})`,
        from: [entryFailed, entryFailed],
        event,
        target: 'failed',
        context: { outcome: failedWith(1001) },
      },
    ]),
    ...refuses([], 'loadingEntry', [retry]),
    {
      title: '[CAP-01] then the frame is opened',
      from: [entryFailed, entryCame],
      event: configCame,
      target: 'framed.loadingScript',
      calls: opensFrame,
      context: { attempt: 1 },
    },
    ...[done('requestConfig', left('configFailed')), defect('requestConfig'), after(20_000)].map((event) => ({
      title: `[CAP-03] without a configuration it fails with 1006 (${'answer' in event ? event.answer : '20 s'})`,
      from: [entryCame],
      event,
      target: 'failed',
      context: { outcome: failedWith(1006) },
    })),
    ...refuses([entryCame], 'loadingConfig', [retry]),
    {
      title: '[CAP-04] a frame script that takes 15 s is tried again in a new frame',
      from: toFrame,
      event: after(15_000),
      target: 'framed.loadingScript',
      stops: ['frame'],
      calls: opensFrame,
      context: { attempt: 2 },
    },
    {
      title: '[CAP-03][CAP-04] after three attempts of 15 s it fails with 1003',
      from: [...toFrame, elapse(15_000), elapse(15_000)],
      event: after(15_000),
      target: 'failed',
      stops: ['frame'],
      context: { outcome: failedWith(1003), attempt: 3 },
    },
    {
      title: '[CAP-04] a frame script that cannot be loaded is tried again in a new frame',
      from: toFrame,
      event: error(1004),
      target: 'framed.loadingScript',
      stops: ['frame'],
      calls: opensFrame,
      context: { attempt: 2 },
    },
    {
      title: '[CAP-03][CAP-04] after three attempts it fails with 1004',
      from: [...toFrame, error(1004), error(1004)],
      event: error(1004),
      target: 'failed',
      stops: ['frame'],
      context: { outcome: failedWith(1004) },
    },
    ...everyCode
      .filter((code) => code !== 1004)
      .map((code) => ({
        title: `[CAP-03] an error ${code} before the script has loaded is its outcome`,
        from: toFrame,
        event: error(code),
        target: 'failed',
        context: { outcome: failedWith(code) },
      })),
    {
      title: '[CAP-03] a frame that breaks fails with 1005',
      from: toFrame,
      event: defect('frame'),
      target: 'failed',
      context: { outcome: failedWith(1005) },
    },
    {
      title: '[CAP-01] closing in the frame ends it',
      from: toSolving,
      event: closed,
      target: 'closed',
      stops: ['frame'],
      ...ends({ kind: 'closed' }),
    },
    {
      title: '[CAP-01] once its script has loaded the frame must show the puzzle',
      from: toFrame,
      event: scriptloaded,
      target: 'framed.showing.loadingTemplate',
      stops: [],
    },
    ...refuses(toFrame, 'framed.loadingScript', [ready, shown, refreshed, verified]),
    ...refuses(toFrame, 'framed.loadingScript', [retry]),
    { from: toShowing, event: ready, target: 'framed.showing.drawing', stops: [] },
    {
      title: '[CAP-04] the 20 s to show are counted from the frame script on',
      from: [...toFrame, elapse(14_000), scriptloaded, elapse(19_000), ready],
      event: after(1_000),
      target: 'failed',
      stops: ['frame'],
      context: { outcome: failedWith(1002) },
    },
    { from: [...toShowing, ready], event: shown, target: 'framed.solving', stops: [] },
    ...refuses(toShowing, 'framed.showing.loadingTemplate', [scriptloaded, refreshed, verified]),
    ...refuses([...toShowing, ready], 'framed.showing.drawing', [ready]),
    ...everyCode.map((code) => ({
      title: `[CAP-03] an error ${code} while the puzzle is solved is its outcome`,
      from: toSolving,
      event: error(code),
      target: 'failed',
      stops: ['frame'],
      context: { outcome: failedWith(code) },
    })),
    {
      title: '[CAP-01] a solved puzzle ends with ticket and randstr',
      from: toSolving,
      event: verified,
      target: 'solved',
      stops: ['frame'],
      ...ends({ kind: 'solved', ticket: 'ticket', randstr: 'randstr' }),
    },
    {
      title: '[CAP-01] a puzzle that nobody solves in 5 minutes has expired, and that is its outcome',
      from: toSolving,
      event: after(300_000),
      target: 'expired',
      ...ends({ kind: 'expired' }),
    },
    { from: [...toSolving, elapse(200_000)], event: refreshed, target: 'framed.solving', stops: [] },
    {
      title: '[CAP-01] another picture gives the whole time again',
      from: [...toSolving, elapse(200_000), refreshed],
      event: after(300_000),
      target: 'expired',
      ...ends({ kind: 'expired' }),
    },
    ...refuses(toSolving, 'framed.solving', [scriptloaded, ready, shown]),
    {
      title: '[CAP-03] after a failure the person tries again from the beginning',
      from: [entryFailed, ...toFailed],
      event: retry,
      target: 'loadingEntry',
      calls: ['loadEntryScript'],
      context: { attempt: 1, outcome: { kind: 'closed' } },
    },
    {
      title: 'what was refused is told with the state that refused it',
      from: toFrame,
      event: shown,
      target: 'framed.loadingScript',
      refused: ['frame.shown'],
    },
  ],
});
