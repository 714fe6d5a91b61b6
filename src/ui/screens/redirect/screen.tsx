import type { ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { askedOnward } from '../../../domain/address/onward-address';
import { useFlows } from '../../frame/context/flows';
import { ButtonLink } from '../../kit/action/button/button-link';
import { buttonClass } from '../../kit/action/button/button-class';
import { PageBar } from '../../kit/page/page-bar';
import { StatePanel } from '../../kit/state/state-panel/state-panel';
import { redirectText as text } from './text';

const home = <ButtonLink to="/">{text.home}</ButtonLink>;

/** Where the address leads that the query names, for what the navigation did not follow by itself. */
function Onward(): ReactElement {
  const { linkOf } = useFlows();
  const target = linkOf(askedOnward(useLocation().search));
  if (target === null)
    return (
      <StatePanel picture="failed" title={text.refused} text={text.refusedText}>
        <ButtonLink kind="primary" to="/">
          {text.home}
        </ButtonLink>
      </StatePanel>
    );
  if (target.kind === 'inside')
    return (
      <StatePanel picture="empty" title={text.inside} text={text.insideText}>
        <ButtonLink kind="primary" to={target.to}>
          {text.goOn}
        </ButtonLink>
        {home}
      </StatePanel>
    );
  return (
    <StatePanel picture="empty" title={text.leaving} text={text.leavingTo(new URL(target.href).host)}>
      <a
        className={buttonClass({ kind: 'primary' })}
        href={target.href}
        target="_blank"
        rel="noopener noreferrer"
      >
        {text.goOn}
      </a>
      {home}
    </StatePanel>
  );
}

/**
 * The page of /redirect (RTE-04). The navigation goes on by itself to an address inside; an allow-listed address outside
 * is opened by the user, any other is refused.
 */
export function RedirectScreen(): ReactElement {
  return (
    <>
      <PageBar title={text.title} />
      <Onward />
    </>
  );
}
