import { useSelector } from '@xstate/react';
import { useCallback, type MouseEvent, type ReactElement } from 'react';
import { partReadMachine } from '../../../application/deals/part-read/machine';
import { useBeingRead } from '../../kit/page/use-being-read';
import { headId, partIds, type DealPart } from '../../features/deal/deal-page/part-ids';
import { usePartFlow } from '../../frame/page-frame/use-page-flows';
import { saleDetailText as text } from './text';

const parts = ['facts', 'finances', 'process', 'documents'] as const satisfies readonly DealPart[];
const [first, ...others] = parts;
const input = { first: partIds[first], others: others.map((part) => partIds[part]) };
const ids = [headId, input.first, ...input.others];

/** Goes to the part without another address: back leads to the page that was before. */
const go = (event: MouseEvent, id: string): void => {
  const place = document.getElementById(id);
  if (place === null) return;
  event.preventDefault();
  place.scrollIntoView();
  place.focus({ preventScroll: true });
};

/** The ways to the parts of the page, which stay at its top; the part that is read is marked. */
export function Anchors({ documentCount }: { readonly documentCount: number }): ReactElement {
  const flow = usePartFlow(partReadMachine, input);
  const read = useSelector(flow, ({ context }) => context.id);
  const onRead = useCallback((id: string) => flow.send({ type: 'part.read', id }), [flow]);
  useBeingRead({ ids, line: '40%', onRead });
  return (
    <nav className="deal-anchors" aria-label={text.anchors}>
      <ul>
        {parts.map((part) => (
          <li key={part}>
            <a
              href={`#${partIds[part]}`}
              aria-current={partIds[part] === read ? 'true' : undefined}
              onClick={(event) => {
                flow.send({ type: 'part.chosen', id: partIds[part] });
                go(event, partIds[part]);
              }}
            >
              {text.parts[part]}
              {part === 'documents' && documentCount > 0 ? <small>{documentCount}</small> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
