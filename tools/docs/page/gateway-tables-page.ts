import type { Refusal } from '../../../contract/refusal/refusal';
import { bidTable } from '../../../gateway/src/domain/bid/bid-machine';
import { enrolmentTable } from '../../../gateway/src/domain/enrolment/enrolment-machine';
import { ndaTable } from '../../../gateway/src/domain/nda/nda-machine';
import { orderTable } from '../../../gateway/src/domain/order/order-machine';
import { listingTable, reviewTable } from '../../../gateway/src/domain/publication/publication-table';
import { asWords } from '../model/as-words';
import { code, codes, section, table, text, title, type Block } from './blocks';

/** A cell of a table of the gateway: a refusal, or what an event does. */
type Cell = Refusal | object;

interface GatewayTable {
  readonly name: string;
  readonly file: string;
  readonly rows: Readonly<Record<string, Readonly<Record<string, Cell>>>>;
  /** What else decides, which the table leaves out. */
  readonly beyond: string;
}

const tables: readonly GatewayTable[] = [
  {
    name: 'NDA (保密协议)',
    file: 'gateway/src/domain/nda/nda-machine.ts',
    rows: ndaTable,
    beyond: 'A term that has ended counts as `expired` at once, before the sweep of each minute writes it.',
  },
  {
    name: 'Order (订单)',
    file: 'gateway/src/domain/order/order-machine.ts',
    rows: orderTable,
    beyond: '',
  },
  {
    name: 'Interest and bid (意向和报价)',
    file: 'gateway/src/domain/bid/bid-machine.ts',
    rows: bidTable,
    beyond: '`raised` is a bid after an interest, `lowered` an interest after a bid.',
  },
  {
    name: 'Text of a publication (发布的审核)',
    file: 'gateway/src/domain/publication/publication-table.ts',
    rows: reviewTable,
    beyond:
      'A submitted text must be complete; a removed one that was never listed is deleted, and its state ends with it.',
  },
  {
    name: 'Listing of a publication (发布的上架)',
    file: 'gateway/src/domain/publication/publication-table.ts',
    rows: listingTable,
    beyond:
      'The first approval lists it. What an operator took down is not restored before a new approval, nor is a closed deal.',
  },
  {
    name: 'Enrolment of the hundred buyers (百家买方)',
    file: 'gateway/src/domain/enrolment/enrolment-machine.ts',
    rows: enrolmentTable,
    beyond: 'An enrolment that ended returns when its demand is listed again within a minute.',
  },
];

const field = (cell: object, name: string): unknown => Object.getOwnPropertyDescriptor(cell, name)?.value;

const isFilled = (value: unknown): boolean =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);

const isRefusal = (cell: Cell): cell is Refusal => 'name' in cell && 'code' in cell && 'text' in cell;

/** `→ paid; recorded: paid`, `stays`, or the refusal with its code and text. @throws for a form that it does not know */
const cellWords = (cell: Cell, state: string): string => {
  if (isRefusal(cell)) return `refused: ${code(cell.name)} ${cell.code} ${cell.text}`;
  const [kind, to, money] = [field(cell, 'kind'), field(cell, 'to'), field(cell, 'money')];
  if (kind === 'begun') return 'another one begins';
  if (kind === 'stayed') return 'stays, nothing happens';
  if (typeof to !== 'string') throw new Error(`a cell of ${state} has no state to go to`);
  const done = [field(cell, 'step'), field(cell, 'steps')].filter(isFilled).map(String);
  const target = to === state ? 'stays' : `→ ${code(to)}`;
  const isNothing = to === state && done.length === 0 && kind === undefined;
  const steps = done.length === 0 ? '' : `; recorded: ${codes(done.flatMap((one) => one.split(',')))}`;
  const paid = typeof money === 'string' ? `; money back: ${asWords(money)}` : '';
  return isNothing ? 'stays, nothing happens' : `${target}${steps}${paid}`;
};

const rowsOf = ({ rows }: GatewayTable): readonly (readonly string[])[] =>
  Object.entries(rows).flatMap(([state, cells]) =>
    Object.entries(cells).map(([event, cell]) => [code(state), code(event), cellWords(cell, state)]),
  );

/** The total tables of the gateway: every state with every event. */
export const gatewayTablesPage = (): readonly Block[] => [
  title('Tables of the gateway'),
  text(
    'Every state of an NDA, an order, a bid, a publication and an enrolment with every event, and what the event does. ' +
      'Written by `npm run docs` from the tables that the gateway itself decides by.',
  ),
  ...tables.flatMap((one) => [
    ...section(
      one.name,
      table(['State', 'Event', 'Result'], rowsOf(one)),
      `From \`${one.file}\`. ${one.beyond}`.trim(),
    ),
  ]),
];
