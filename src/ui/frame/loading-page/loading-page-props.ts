import type { Work } from '../../../ports/under-way';
import type { RouteRow } from '../../../domain/route/route-table';

export interface LoadingPageProps {
  readonly row: RouteRow;
  /** Why the page is not there; null while it is on its way. */
  readonly reason: 'chunk' | 'unreachable' | 'withheld' | Work | null;
  /** Whether it is being tried again. */
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** The title of the notice that is shown in place of a page that did not load. */
export const pageNotHereTitle = '页面没有加载出来';

/** What a reload would break off: the person presses once more to reload all the same. */
export const workWarnings: Readonly<Record<Work, string>> = {
  typing: '重新加载会丢失正在填写的内容，请先提交或复制',
  paying: '正在支付，重新加载会中断支付',
  sending: '内容正在提交，重新加载会中断提交',
};
