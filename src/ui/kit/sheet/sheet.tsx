import { Popup } from 'antd-mobile';
import { useId, useLayoutEffect, type ReactElement, type ReactNode } from 'react';
import { IconButton } from '../action/button/icon-button';
import { partsText } from '../text';
import { mindSecondTap } from './second-tap';
import { useModal } from './use-modal';
import '../design/antd-mobile';
import './sheet.css';

export interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  /** A way that concerns all of it, across from the close. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Half a screen from below, over a page that waits. It lies on top of the history: back closes it first. */
export function Sheet({ title, onClose, aside, children }: SheetProps): ReactElement {
  return (
    <Popup visible bodyClassName="sheet" maskClassName="sheet-mask" onMaskClick={onClose}>
      <SheetBody title={title} onClose={onClose} aside={aside}>
        {children}
      </SheetBody>
    </Popup>
  );
}

function SheetBody({ title, onClose, aside, children }: SheetProps): ReactElement {
  const titleId = useId();
  const modal = useModal<HTMLElement>(onClose);
  useLayoutEffect(() => mindSecondTap(document), []);
  return (
    <section ref={modal} role="dialog" aria-modal="true" aria-labelledby={titleId} tabIndex={-1}>
      <div className="sheet-head">
        <span>{aside}</span>
        <h2 id={titleId}>{title}</h2>
        <IconButton icon="close" label={partsText.close} onPress={onClose} />
      </div>
      {children}
    </section>
  );
}
