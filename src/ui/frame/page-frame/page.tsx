import type { ComponentType, ReactElement } from 'react';
import { usePageFlows } from './use-page-flows';
import type { AnyFlows, FlowsOf } from './flow';
import type { Where } from './where';

/** A page whose ports are known: what it shows, and its flows, which the server asks for answers. */
export interface PageFrame {
  readonly Content: ComponentType<{ readonly where: Where }>;
  readonly flows: (where: Where) => AnyFlows;
}

/** The texts that every list has, independent of its kind. */
export interface ListWords {
  /** The list's name for screen readers. */
  readonly list: string;
  readonly failed: string;
  readonly moreFailed: string;
}

/** What the page of one thing says where the thing is not shown. */
export interface DetailWords {
  readonly failed: string;
  readonly notFound: string;
  /** Shown to a user who may not see it; only where the gateway itself says why a thing is not found. */
  readonly forbidden?: string;
  /** The way to the others. */
  readonly toList: string;
}

/** A page of the product: one module in src/pages, at a row of the route table. */
export interface Page<Ports> {
  /** One pays here: the code of the payment session is fetched with the page's. */
  readonly pays: boolean;
  /** What the page reads of the query, as visitors are shown it. */
  readonly queries: readonly string[];
  readonly frame: (ports: Ports) => PageFrame;
  /** Given by pages of lists and of things: the contract suites run for each of them. */
  readonly list?: ListWords;
  readonly detail?: DetailWords & { readonly list: string };
}

/** The definition of a page; `Who` is the type of its user. */
export interface PageDefinition<Ports, F extends AnyFlows, Who> {
  readonly flows: (ports: Ports, where: Where, user: Who) => F;
  /** The part of the address that makes it another page with new flows; its parameters when left out. */
  readonly key?: (where: Where) => string;
  readonly pays?: boolean;
  /**
   * The names of the query parameters that a public page, or a part of it, reads. The server renders it with these
   * alone, once for all addresses that agree in them.
   */
  readonly queries?: readonly string[];
  readonly screen: ComponentType<{ readonly flows: FlowsOf<F>; readonly user: Who }>;
}

/** A page's screen with its flows, as soon as it is known whose it is. */
export type StartedScreen<Who> = (whose: { readonly where: Where; readonly user: Who }) => ReactElement;

const keyOfParams = ({ params }: Where): string => Object.values(params).join('/');

/**
 * A page by its definition.
 * @param place how the screen is placed in the page, and which flows it has for its user
 */
export const pageBy = <Ports, F extends AnyFlows, Who>(
  { flows, key = keyOfParams, pays = false, queries = [], screen: Screen }: PageDefinition<Ports, F, Who>,
  place: (StartedScreen: StartedScreen<Who>, flows: (where: Where, user: Who) => F) => PageFrame,
): Page<Ports> => ({
  pays,
  queries,
  frame: (ports) => {
    const flowsOf = (where: Where, user: Who): F => flows(ports, where, user);
    const Kept: StartedScreen<Who> = ({ where, user }) => (
      <Screen flows={usePageFlows(() => flowsOf(where, user), where.address)} user={user} />
    );
    return place((whose) => <Kept key={key(whose.where)} {...whose} />, flowsOf);
  },
});

/** Returns a page that is shown to visitors and members. */
export const page = <Ports, F extends AnyFlows>(
  definition: PageDefinition<Ports, F, undefined>,
): Page<Ports> =>
  pageBy(definition, (StartedScreen, flows) => ({
    flows: (where) => flows(where, undefined),
    Content: ({ where }) => <StartedScreen where={where} user={undefined} />,
  }));
