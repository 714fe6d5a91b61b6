import { useEffect, type ReactElement } from 'react';
import { useFlows } from '../../../frame/context/flows';
import { glideToTop } from '../../../kit/page/glide-to-top';
import { RowIcon } from '../../../kit/display/icon/row-icon';
import { endlessListText as text } from './text';
import './fresh-pill.css';

export interface FreshPillProps {
  readonly count: number;
  /** What they are: '项目'. */
  readonly noun: string;
  readonly onSeen: () => void;
}

/** So near to the top the head of a list is seen. */
const nearTop = 8;

/** How many came since: floats over the list, which does not move. Pressed it leads to the top, where they are. */
export function FreshPill({ count, noun, onSeen }: FreshPillProps): ReactElement {
  const { prefersReducedMotion } = useFlows();
  useEffect(() => {
    const look = (): void => {
      if (window.scrollY <= nearTop) onSeen();
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [onSeen]);
  return (
    <div className="fresh" role="status">
      <button
        type="button"
        onClick={() => {
          onSeen();
          glideToTop(prefersReducedMotion);
        }}
      >
        <span>
          <RowIcon name="up" size={16} />
          {text.fresh(count, noun)}
        </span>
      </button>
    </div>
  );
}
