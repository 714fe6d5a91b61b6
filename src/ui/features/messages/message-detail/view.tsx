import type { ReactElement } from 'react';
import type { ResourceStatus } from '../../../../application/kit/resource/status';
import type { Message } from '../../../../domain/message/message';
import { PageBar } from '../../../kit/page/page-bar';
import { ButtonLink } from '../../../kit/action/button/button-link';
import { Bone } from '../../../kit/state/skeleton/bone';
import { Skeleton } from '../../../kit/state/skeleton/skeleton';
import { FailedPanel } from '../../../kit/state/state-panel/failed-panel';
import { EarlierNotice } from '../../../kit/state/notice-bar/earlier-notice';
import { StatePanel } from '../../../kit/state/state-panel/state-panel';
import { MessageArticle } from './message-article';
import { messageDetailText as text } from './text';
import './style.css';

export interface MessageDetailViewProps {
  readonly status: ResourceStatus<Message>;
  readonly now: number;
  readonly onReload: () => void;
}

function Body({ status, onReload }: Pick<MessageDetailViewProps, 'status' | 'onReload'>): ReactElement {
  if (status.value !== null && status.phase === 'ready') return <MessageArticle message={status.value} />;
  if (status.phase === 'loading')
    return (
      <Skeleton>
        <div className="letter letter-bones">
          <Bone shape="title" />
          <Bone shape="short" />
          <Bone shape="block" />
        </div>
      </Skeleton>
    );
  if (status.phase === 'notFound' || status.phase === 'forbidden')
    return (
      <StatePanel picture="empty" title={text.notFound} text={text.notFoundText}>
        <ButtonLink kind="primary" to="/message">
          {text.toList}
        </ButtonLink>
      </StatePanel>
    );
  return <FailedPanel title={text.failed} failure={status.failure} onReload={onReload} />;
}

export function MessageDetailView(props: MessageDetailViewProps): ReactElement {
  return (
    <div className="message-page">
      <PageBar title={text.title} />
      <EarlierNotice status={props.status} now={props.now} />
      <div className="letter-panel">
        <Body {...props} />
      </div>
    </div>
  );
}
