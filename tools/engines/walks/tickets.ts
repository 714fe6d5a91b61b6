import { demoSeed } from '../../process/seeds';
import { freeConference, takeFreeTicket } from '../../process/free-ticket';
import { builtPages, startGatewayInMemory } from '../../process/gateway-in-memory';
import type { RunningGateway } from '../../../gateway/src/main/options';
import { until } from '../deadline';
import type { Visit } from '../visit';
import { buyer, signIn } from './signed-in';
import type { Walk } from './walk';

/** Both contain what is typed at the gate. */
const attendees = ['沈立新', '沈敏之'] as const;
const typed = '沈';

/** Runs a walk on a gateway of its own: each member may take one free ticket, and a ticket is let in once. */
const withTickets = async (walk: (gateway: RunningGateway) => Promise<void>): Promise<undefined> => {
  const gateway = await startGatewayInMemory({
    pages: builtPages,
    seed: { name: 'demo', content: demoSeed },
  });
  try {
    for (const [index, account] of [buyer, 'u-zhou'].entries())
      await takeFreeTicket(
        gateway.url,
        await gateway.inside.sessions.open(account),
        attendees[index] ?? typed,
      );
    await walk(gateway);
  } finally {
    await gateway.close();
  }
  return undefined;
};

const isShown = (visit: Visit, selector: string, words: string): Promise<unknown> =>
  visit.ask(
    (path, text) => document.querySelector(path)?.textContent.includes(text) === true,
    selector,
    words,
  );

/** The code of a ticket is signed with a key that the device keeps; it appears again when the page is loaded again. */
export const ticketCode: Walk = {
  title: 'the code of a ticket, signed with a key that the device keeps',
  go: (visit) =>
    withTickets(async (gateway) => {
      await signIn(visit, gateway);
      for (const time of ['first', 'second']) {
        await visit.goTo(`${gateway.url}/qr_code`);
        await until(`the code, loaded for the ${time} time`, () =>
          visit.ask(() => {
            const code = document.querySelector('.ticket-code svg[role=img]');
            const path = code?.querySelector('path')?.getAttribute('d') ?? '';
            return path.length > 500 && (code?.getBoundingClientRect().width ?? 0) > 150;
          }),
        );
        await until('the name of the attendee', () => isShown(visit, '.ticket-facts', attendees[0]));
      }
    }),
};

/** Types the name at the gate and lets in the nth attendee of the results. */
const letIn = async (visit: Visit, place: number): Promise<void> => {
  const button = `.gate-look li:nth-child(${place}) button`;
  await until('the attendees with their buttons', () =>
    visit.ask((path) => document.querySelector(path) !== null, button),
  );
  await visit.press(button);
};

const verdict = async (visit: Visit, kind: 'admitted' | 'repeated'): Promise<void> => {
  await until(`the verdict "${kind}"`, () =>
    visit.ask((path) => document.querySelector(path) !== null, `.gate-verdict[data-kind=${kind}]`),
  );
  await visit.press('.gate-verdict button');
  await until('the dismissed verdict', () =>
    visit.ask(() => document.querySelector('.gate-verdict') === null),
  );
};

/** A gate lets each ticket in once, also offline; its offline results are uploaded afterwards. */
export const gateScanner: Walk = {
  title: 'a gate, online, offline and synchronized',
  go: (visit) =>
    withTickets(async (gateway) => {
      const { gates } = gateway.inside.desk;
      const account = demoSeed.accounts.find(({ id }) => id === buyer);
      await gates.nameStaff(freeConference, account?.phone ?? '');
      await signIn(visit, gateway);
      await visit.goTo(`${gateway.url}/qr_code/${freeConference}`);
      await until('the gate, online', () => isShown(visit, '.gate-link[data-online=true]', ''));
      await visit.type('.gate-look input', typed);
      await letIn(visit, 1);
      await verdict(visit, 'admitted');
      await letIn(visit, 1);
      await verdict(visit, 'repeated');
      await visit.press('.gate-ways button');
      await until('the gate, offline', () => isShown(visit, '.gate-link[data-online=false]', ''));
      await letIn(visit, 2);
      await verdict(visit, 'admitted');
      await until('one result that waits', () => isShown(visit, '.gate-link', '1 条待上传'));
      await letIn(visit, 2);
      await verdict(visit, 'repeated');
      await visit.press('.gate-ways button');
      await until('the uploaded results', async () => {
        const shown = await gates.show(freeConference);
        const counted = 'right' in shown && shown.right.includes('已签到 2 人');
        return counted && !(await isShown(visit, '.gate-link', '待上传'));
      });
    }),
};
