import { reduceMotion, unstableSetRender } from 'antd-mobile';
import { createRoot } from 'react-dom/client';
import './antd-mobile.css';

/**
 * Adapts the component library: its imperative parts render by React 19's roots, and it does not animate for
 * users who prefer reduced motion. Each module that uses the library imports this one, so that home does not
 * load it.
 */
if (typeof window !== 'undefined') {
  unstableSetRender((node, container) => {
    const root = createRoot(container);
    root.render(node);
    return () => {
      root.unmount();
      return Promise.resolve();
    };
  });
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) reduceMotion();
}
