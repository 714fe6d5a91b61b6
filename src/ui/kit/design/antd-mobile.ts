import { reduceMotion, unstableSetRender } from 'antd-mobile';
import { createRoot } from 'react-dom/client';
import './antd-mobile.css';

/**
 * Makes the component library fit: its imperative parts render by React 19's roots, and it stands still for
 * those who ask for less motion. Imported by each module that uses the library, so that home does not pay.
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
