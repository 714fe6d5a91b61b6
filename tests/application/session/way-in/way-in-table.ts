import { left, right } from 'fp-ts/Either';
import type { DoneActorEvent, EventObject } from 'xstate';
import type { PhoneFormInput } from '../../../../src/application/session/phone-form/events';
import type { WayInMachine } from '../../../../src/application/session/way-in/chart';
import type { WayInFact } from '../../../../src/application/session/way-in/events';
import type { Row } from '../../../support/explore/row';
import type { Call } from '../../../support/explore/stand-in';
import { after, defect, done } from '../../../support/explore/step';
import { transitionTable } from '../../../support/explore/transition-table';
import { refusalRows } from '../../../support/refusal-rows';
import { token } from '../../../support/samples/token';
import { completes, typedValues } from './samples';

const toOpening = [completes, done('enter', right(token('first')))];
const reported = (...facts: readonly WayInFact[]): readonly EventObject[] => facts;
const answers = (message: string) => [{ to: 'form', event: { type: 'form.answered', message } }];
const ended = (id: string): DoneActorEvent => ({
  type: `xstate.done.actor.${id}`,
  output: undefined,
  actorId: id,
});
const cookiesOff = '浏览器已关闭 Cookie，无法保持登录。请在浏览器设置中允许本站使用 Cookie 后再试';

/** A way in, transition by transition: the same for each, but for the form that it begins with. */
export const wayInTable = (
  name: string,
  machine: WayInMachine,
  form: Omit<PhoneFormInput, 'appid'>,
  /** What is said besides where no answer came. */
  unanswered = '',
  /** What this way alone begins with besides, and the rows of it. */
  own: { readonly calls: readonly Call[]; readonly rows: readonly Row<WayInMachine>[] } = {
    calls: [],
    rows: [],
  },
): void =>
  transitionTable(name, {
    machine,
    input: { appid: '2030', query: '?redirect=%2Fuser' },
    rows: [
      {
        title: '[LOG-10][LOG-12] it begins with its form and the codes for its purpose',
        from: [],
        target: 'filling',
        calls: [{ actor: 'form', input: { appid: '2030', ...form } }, ...own.calls],
        context: { values: null, token: null },
      },
      {
        title: '[REL-04] a form that breaks ends the way, so that the error screen takes its place',
        from: [],
        event: defect('form'),
        target: 'formLost',
        stops: own.calls.map(({ actor }) => actor),
        sends: [{ to: 'parent', event: ended(machine.id) }],
        emits: reported({ type: 'way.formLost' }),
      },
      {
        title: '[LOG-01] what the form hands over is sent once',
        from: [],
        event: completes,
        target: 'entering',
        calls: [{ actor: 'enter', input: typedValues }],
        context: { values: typedValues },
      },
      {
        title: '[LOG-02] a rejection is told to the form, and nothing of what was sent is kept',
        from: [completes],
        event: done('enter', left({ kind: 'refused', code: 400, message: '验证码不正确' })),
        target: 'filling',
        sends: answers('验证码不正确'),
        context: { values: null, token: null },
      },
      {
        title: '[LOG-02] without an answer the form is told so, and what may have been done',
        from: [completes],
        event: done('enter', left({ kind: 'network' })),
        target: 'filling',
        sends: answers(`后端接口连接异常${unanswered}`),
        context: { values: null, token: null },
      },
      {
        title: '[LOG-13] a call that does not end is a timeout after 20 s',
        from: [completes],
        event: done('enter', left({ kind: 'timeout' })),
        target: 'filling',
        sends: answers(`系统接口请求超时${unanswered}`),
        context: { values: null },
      },
      {
        from: [completes],
        event: done('enter', left({ kind: 'malformed', field: '' })),
        target: 'filling',
        sends: answers(`系统返回的数据有误，请稍后重试${unanswered}`),
        context: { values: null },
      },
      ...refusalRows<WayInMachine>({
        from: [completes],
        target: 'entering',
        events: [completes],
      }),
      {
        title: '[LOG-01] a token is written to the device',
        from: [completes],
        event: done('enter', right(token('first'))),
        target: 'openingSession',
        calls: [{ actor: 'openSession', input: { token: token('first') } }],
        context: { values: null, token: token('first') },
      },
      ...refusalRows<WayInMachine>({
        from: toOpening,
        target: 'openingSession',
        events: [completes],
      }),
      {
        title: '[LOG-01] then the session goes on by itself',
        from: toOpening,
        event: done('openSession', right(undefined)),
        target: 'loggedIn',
        stops: ['form', ...own.calls.map(({ actor }) => actor)],
        sends: [{ to: 'parent', event: ended(machine.id) }],
        context: { token: null },
      },
      ...[done('openSession', left({ kind: 'unavailable' })), defect('openSession'), after(1_000)].map(
        (event) => ({
          title: `[LOG-06] without cookies there is no session, and the form says so (${'answer' in event ? event.answer : '1 s'})`,
          from: toOpening,
          event,
          target: 'filling',
          sends: answers(cookiesOff),
          context: { token: null },
        }),
      ),
      ...own.rows,
    ],
  });
