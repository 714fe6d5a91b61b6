import type { navigationMachine } from '../../../../../src/application/shell/navigation/machine';
import { defect } from '../../../../support/explore/step';
import { committed, entry, match, starting } from '../samples';
import type { Row } from '../../../../support/explore/row';
import { replace, keepBack, reported, wanted, waits, login } from './words';

export const startRows: readonly Row<typeof navigationMachine>[] = [
  {
    title: '[LAY-19] a public page is shown where the browser stands, and the history is left alone',
    from: [],
    target: 'showing.page',
    calls: ['history', 'backAddress'],
    emits: reported(committed('/')),
    context: {
      entry: entry('/', 0),
      wanted: null,
      cameFrom: null,
      shown: { kind: 'show', address: '/', match: match('/'), way: 'traversed' },
    },
    text: '/',
  },
  {
    title: '[LAY-08] an address that is in no route is the 404 page',
    input: starting('/no/such/page'),
    from: [],
    target: 'showing.notFound',
    calls: ['history', 'backAddress'],
    emits: reported(committed('/no/such/page')),
    text: '/no/such/page, 404',
  },
  {
    title: '[LAY-10] a route that names an unknown middleware is the error 500',
    input: starting('/broken'),
    from: [],
    target: 'showing.failed',
    calls: ['history', 'backAddress'],
    emits: reported(committed('/broken')),
    context: { errorStatus: 500 },
    text: '/broken, 500',
  },
  {
    title: '[ACC-02] a visitor who opens a page of members is led to the login, and the page is remembered',
    input: starting('/message?page=2'),
    from: [],
    target: 'showing.page',
    calls: ['history', 'backAddress'],
    sends: [replace(entry(login, 0)), keepBack('/message?page=2')],
    emits: reported(committed(login)),
    context: { entry: entry(login, 0), backAddress: '/message?page=2' },
    text: login,
  },
  {
    title: '[SES-01] a page that needs to know how far the visitor is verified waits, and asks',
    input: waits,
    from: [],
    target: 'waitingForVisitor',
    calls: ['history', 'backAddress'],
    emits: reported(wanted),
    text: 'nothing, waiting for messageList',
  },
  ...['history', 'backAddress'].map((actor) => ({
    title: `a defect of ${actor} is told, and the page stays`,
    from: [],
    event: defect(actor),
    target: 'showing.page',
    emits: actor === 'history' ? reported({ type: 'navigation.historyLost' }) : [],
  })),
];
