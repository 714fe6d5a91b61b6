import { chart } from './chart/chart';
import { asyncApi } from './contract/asyncapi';
import { callsPage } from './contract/calls-page';
import { captchaPage } from './contract/captcha-page';
import { chatPage } from './contract/chat-page';
import { configPage } from './contract/config-page';
import { openApi } from './contract/openapi';
import { tables } from './contract/tables';
import { tablesPage } from './contract/tables-page';
import { fullTitle, type MachineRecord } from './machine-record';
import { machines } from './machines';
import { portCalls, type UsedPort } from './model/port-calls';
import { delaysOf, statesOf } from './model/states';
import { waitedFor } from './model/waited-for';
import { readWalk } from './model/walk';
import { systemOf } from './model/system';
import { systemChart } from './model/system-chart';
import { accessPage } from './page/access-page';
import { dealsPage } from './page/deals-page';
import { gatewayTablesPage } from './page/gateway-tables-page';
import { indexPage } from './page/index-page';
import { machinePage, type MachineFacts } from './page/machine-page';
import { markdown } from './page/markdown';
import { operatorPage } from './page/operator-page';
import { paymentPage } from './page/payment-page';
import { storedNamesPage } from './page/stored-names-page';
import { systemPage } from './page/system-page';
import { timersPage } from './page/timers-page';
import { viewer } from './page/viewer';
import { messagesByFlow, runnersByFlow } from './source/messages';
import { spelledJson } from './spelled-json';

/** The text of every generated document, by its path from the root of the project. */
export type Documents = ReadonlyMap<string, string>;

const factsOf = (root: string, record: MachineRecord, ports: readonly UsedPort[]): MachineFacts => ({
  record,
  states: statesOf(record.machine),
  delays: delaysOf(record.machine, record.computedDelays),
  ports,
  waits: waitedFor(root, ports),
  walk: readWalk(root, record.name),
});

const folder = 'docs/statecharts';

/**
 * Writes every document from the code, in memory. The same code gives the same text, on any machine.
 * @param records the machines that are written about; all, unless some are asked for
 */
export const documents = async (
  root: string,
  records: readonly MachineRecord[] = machines,
): Promise<Documents> => {
  const calls = portCalls(root);
  const all = records.map((record) => factsOf(root, record, calls.get(record.folder) ?? []));
  const written = new Map<string, string>();
  for (const facts of all) {
    const { record, states, delays } = facts;
    const source = { title: fullTitle(record), states, delays };
    written.set(`${folder}/${record.name}.svg`, await chart(source));
    written.set(`${folder}/${record.name}.md`, markdown(machinePage(facts)));
  }
  written.set(`${folder}/index.md`, markdown(indexPage(all)));
  written.set(`${folder}/index.html`, viewer(records));
  const system = systemOf(records, messagesByFlow(root), runnersByFlow(root));
  written.set('docs/system.svg', await chart(systemChart(system, calls)));
  written.set('docs/system.md', markdown(systemPage(system, calls)));
  written.set('docs/timers.md', markdown(timersPage(root, all)));
  written.set('docs/stored-names.md', markdown(storedNamesPage(root)));
  written.set('docs/gateway-tables.md', markdown(gatewayTablesPage()));
  written.set('docs/access.md', markdown(accessPage()));
  written.set('docs/deals.md', markdown(dealsPage()));
  written.set('docs/operator-commands.md', markdown(operatorPage()));
  written.set('docs/payment-outcomes.md', markdown(paymentPage()));
  // A line for each operation and shape: with more of them the file is heavier than the tree allows (1 MB).
  written.set('docs/contract/openapi.json', `${spelledJson(openApi(root), 4)}\n`);
  written.set('docs/contract/asyncapi.json', `${JSON.stringify(asyncApi(), null, 2)}\n`);
  written.set('docs/contract/captcha.md', markdown(captchaPage(root)));
  written.set('docs/contract/chat.md', markdown(chatPage()));
  written.set('docs/contract/tables.md', markdown(tablesPage()));
  for (const [name, table] of Object.entries(tables))
    written.set(`docs/contract/tables/${name}.json`, `${JSON.stringify(table, null, 2)}\n`);
  written.set('docs/contract/config.md', markdown(configPage(root)));
  written.set('docs/contract/calls.md', markdown(callsPage(root)));
  return written;
};
