import { openNetworkLink, type LinkFault, type NetworkLink } from '../servers/network-link';

/** What a link joins: a gateway and a server, the proxy and a gateway, or clients and the proxy. */
export const linkKinds = ['database', 'broker', 'files', 'proxy', 'clients'] as const;
export type LinkKind = (typeof linkKinds)[number];

/** The way between two parts of a cluster, which may fail. */
export interface ClusterLink {
  readonly kind: LinkKind;
  /** The number of the gateway, from 1; null for the way of clients to the proxy. */
  readonly instance: number | null;
  /** Begins a fault; null makes the link sound. */
  readonly fail: (fault: LinkFault | null) => Promise<void>;
}

export interface ClusterLinks {
  readonly all: () => readonly ClusterLink[];
  /** Opens a link to some ports; answers the ports in their place. */
  readonly open: (
    kind: LinkKind,
    instance: number | null,
    targets: readonly number[],
  ) => Promise<readonly number[]>;
  readonly close: () => Promise<void>;
}

/** The links of a cluster, each opened before what uses it. */
export const clusterLinks = (): ClusterLinks => {
  const links: ClusterLink[] = [];
  const opened: NetworkLink[] = [];
  return {
    all: () => [...links],
    open: async (kind, instance, targets) => {
      const parts = await Promise.all(targets.map((target) => openNetworkLink(target)));
      opened.push(...parts);
      const fail = async (fault: LinkFault | null): Promise<void> => {
        for (const part of parts) await part.fail(fault);
      };
      links.push({ kind, instance, fail });
      return parts.map(({ port }) => port);
    },
    close: async () => {
      for (const link of opened) await link.close();
    },
  };
};

/** The same ports: what leads to them has no link. */
export const withoutLinks: Pick<ClusterLinks, 'all' | 'open'> = {
  all: () => [],
  open: (_kind, _instance, targets) => Promise.resolve(targets),
};

/** An address through another port of this machine. */
export const throughPort = (address: string, port: number): string => {
  const url = new URL(address);
  url.port = String(port);
  return url.toString();
};

/** The port that an address names. */
export const portOf = (address: string): number => Number(new URL(address).port);
