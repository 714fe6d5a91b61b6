import type { ReactElement, ReactNode } from 'react';
import type { ResourceStatus } from '../../../application/kit/resource/status';
import type { PageShape } from '../../../domain/route/page-shape';
import type { PagePorts } from '../../../ports/page-ports';
import { useFlows } from '../../frame/context/flows';
import { useOwnTitle } from '../../frame/context/use-own-title';
import type { AnyFlows, FlowsOf } from '../../frame/page-frame/flow';
import { page, type DetailWords, type Page, type PageDefinition } from '../../frame/page-frame/page';
import { ButtonLink } from '../../kit/action/button/button-link';
import { PageBar } from '../../kit/page/page-bar';
import { EarlierNotice } from '../../kit/state/notice-bar/earlier-notice';
import { PageBones } from '../../kit/state/skeleton/page-bones';
import { FailedPanel } from '../../kit/state/state-panel/failed-panel';
import { StatePanel } from '../../kit/state/state-panel/state-panel';

export interface DetailText extends DetailWords {
  readonly title: string;
  readonly notFoundText: string;
}

export interface DetailStatesProps<A> {
  readonly status: ResourceStatus<A>;
  readonly text: Omit<DetailText, 'title'>;
  readonly shape: PageShape;
  /** The address of the list. */
  readonly list: string;
  readonly now: number;
  readonly onReload: () => void;
  /** A line about the thing, over it. */
  readonly notice?: ReactNode;
  /** Shown under the panel that says that there is no such thing. */
  readonly missing?: ReactNode;
  readonly ready: (value: A) => ReactNode;
}

/**
 * Why the thing is missing: in the gateway's words where it distinguishes withdrawn things from unknown ones.
 */
const whyNot = <A,>({ phase, failure }: ResourceStatus<A>, { notFound, forbidden }: DetailWords): string => {
  if (forbidden === undefined) return notFound;
  if (phase === 'forbidden') return forbidden;
  return failure?.kind === 'refused' ? failure.message : notFound;
};

function Body<A>(props: DetailStatesProps<A>): ReactNode {
  const { status, text, shape, list, onReload, missing, ready } = props;
  if (status.phase === 'ready' && status.value !== null) return ready(status.value);
  if (status.phase === 'loading') return <PageBones shape={shape} />;
  if (status.phase === 'failed')
    return <FailedPanel title={text.failed} failure={status.failure} onReload={onReload} />;
  return (
    <>
      <StatePanel picture="empty" title={whyNot(status, text)} text={text.notFoundText}>
        <ButtonLink kind="primary" to={list}>
          {text.toList}
        </ButtonLink>
      </StatePanel>
      {missing}
    </>
  );
}

/** One thing in its four states: loading, shown, not found, failed; an earlier value stays and says of when it is (LAY-16). */
export function DetailStates<A>(props: DetailStatesProps<A>): ReactElement {
  return (
    <>
      <EarlierNotice status={props.status} now={props.now} />
      {props.notice}
      <Body {...props} />
    </>
  );
}

/** What the page of one thing adds to the frame that all such pages share. */
export interface DetailParts<A> extends Pick<
  DetailStatesProps<A>,
  'missing' | 'notice' | 'onReload' | 'ready' | 'status'
> {
  /** The document's title; null where it is the route's (ENV-07). */
  readonly ownTitle: string | null;
  /** At the end of the bar. */
  readonly aside?: ReactNode;
  readonly foot?: ReactNode;
}

/** The looks of a thing's page, whose running flows are R; its module in src/pages adds the flows. */
export interface DetailLook<A, R> {
  readonly text: DetailText;
  readonly shape: PageShape;
  readonly list: string;
  /** A hook, called at each rendering. */
  readonly useParts: (flows: R, now: number) => DetailParts<A>;
}

type DetailPageDefinition<A, F extends AnyFlows> = DetailLook<A, FlowsOf<F>> &
  Omit<PageDefinition<PagePorts, F, undefined>, 'screen'>;

/** A page about one thing. */
export const detailPage = <A, F extends AnyFlows>({
  text,
  shape,
  list,
  useParts,
  ...definition
}: DetailPageDefinition<A, F>): Page<PagePorts> => {
  function DetailScreen({ flows }: { readonly flows: FlowsOf<F> }): ReactElement {
    const now = useFlows().now();
    const { ownTitle, aside, foot, ...states } = useParts(flows, now);
    useOwnTitle(ownTitle);
    return (
      <>
        <PageBar title={text.title} aside={aside} />
        <DetailStates {...states} text={text} shape={shape} list={list} now={now} />
        {foot}
      </>
    );
  }
  return { ...page({ ...definition, screen: DetailScreen }), detail: { ...text, list } };
};
