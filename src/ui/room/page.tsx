import type { ComponentType, ReactElement } from 'react';
import { useBegunFlows } from './begun';
import type { AnyFlows, FlowsOf } from './flow';
import type { Where } from './where';

/** A page whose ports are known: what it shows, and the flows that the server asks for answers. */
export interface Room {
  readonly Content: ComponentType<{ readonly where: Where }>;
  readonly flows: (where: Where) => AnyFlows;
}

/** A page of the product: one module in src/pages, at a row of the route table. */
export interface Page<Ports> {
  /** One pays here: the payment desk's code is fetched with the page's. */
  readonly pays: boolean;
  /** What the page reads of the query, as visitors are shown it. */
  readonly queries: readonly string[];
  readonly room: (ports: Ports) => Room;
}

/** Another key is another page: its flows end, and others begin. */
export const keyOfParams = ({ params }: Where): string => Object.values(params).join('/');

interface PageDefinition<Ports, F extends AnyFlows> {
  readonly flows: (ports: Ports, where: Where) => F;
  /** What of the address makes it another page; its parameters when left out. */
  readonly key?: (where: Where) => string;
  readonly pays?: boolean;
  /**
   * The names that a public page, or what stands in it, reads of the query. The server renders it with these alone, once
   * for all addresses that agree in them.
   */
  readonly queries?: readonly string[];
  readonly screen: ComponentType<{ readonly flows: FlowsOf<F> }>;
}

/** A page that is shown to whoever comes to it. */
export const page = <Ports, F extends AnyFlows>({
  flows,
  key = keyOfParams,
  pays = false,
  queries = [],
  screen: Screen,
}: PageDefinition<Ports, F>): Page<Ports> => ({
  pays,
  queries,
  room: (ports) => {
    function Begun({ where }: { readonly where: Where }): ReactElement {
      return <Screen flows={useBegunFlows(() => flows(ports, where))} />;
    }
    return {
      flows: (where) => flows(ports, where),
      Content: ({ where }) => <Begun key={key(where)} where={where} />,
    };
  },
});
