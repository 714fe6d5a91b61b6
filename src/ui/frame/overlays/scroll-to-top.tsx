import { useSelector } from '@xstate/react';
import { useEffect, type ReactElement } from 'react';
import { scrollToTopMachine } from '../../../application/shell/scroll-to-top/machine';
import { selectScrollToTopOffered } from '../../../application/shell/scroll-to-top/status';
import { useFlows } from '../context/flows';
import { RowIcon } from '../../kit/display/icon/row-icon';
import { glideToTop } from '../../kit/page/glide-to-top';
import { layoutText } from '../layout/text';
import { usePartFlow } from '../page-frame/use-page-flows';
import './scroll-to-top.css';

/** The button that leads back to the top once the page is scrolled by more than 400 px (LAY-03). */
export function ScrollToTop(): ReactElement | null {
  const { prefersReducedMotion } = useFlows();
  const flow = usePartFlow(scrollToTopMachine, undefined);
  const offered = useSelector(flow, selectScrollToTopOffered);
  useEffect(() => {
    const notify = (): void => flow.send({ type: 'page.scrolled', top: window.scrollY });
    const glides = flow.on('top.scrolling', () => glideToTop(prefersReducedMotion));
    notify();
    window.addEventListener('scroll', notify, { passive: true });
    return () => {
      glides.unsubscribe();
      window.removeEventListener('scroll', notify);
    };
  }, [flow, prefersReducedMotion]);
  if (!offered) return null;
  return (
    <button
      type="button"
      className="to-top"
      aria-label={layoutText.toTop}
      onClick={() => flow.send({ type: 'top.requested' })}
    >
      <RowIcon name="up" />
    </button>
  );
}
