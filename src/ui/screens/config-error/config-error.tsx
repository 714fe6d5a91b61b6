import type { ConfigFailure } from '../../../domain/config/decode-config';
import { useEffect, type ReactElement } from 'react';
import { BrandMark } from '../../kit/display/brand-mark/brand-mark';
import { Button } from '../../kit/action/button/button';
import { partsText } from '../../kit/text';
import { configErrorText as text } from './text';
import '../../kit/design/tokens.css';
import '../../kit/design/base.css';
import './style.css';

export interface ConfigErrorProps {
  readonly failure: ConfigFailure;
  readonly onReload: () => void;
}

const reasonOf = (failure: ConfigFailure): string => {
  if (failure.kind === 'notFetched') return text.notFetchedText;
  if (failure.kind === 'notObject') return text.notObject;
  return failure.kind === 'field' ? text.field(failure.field) : text.notJson;
};

/** Replaces the whole application, and needs nothing of it. */
export function ConfigError({ failure, onReload }: ConfigErrorProps): ReactElement {
  const title = failure.kind === 'notFetched' ? text.notFetched : text.title;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <main className="config-error">
      <BrandMark size={56} />
      <h1>{title}</h1>
      <p>{reasonOf(failure)}</p>
      {failure.kind === 'notFetched' ? null : <p className="muted">{text.hint}</p>}
      <Button kind="primary" onPress={onReload}>
        {partsText.reload}
      </Button>
    </main>
  );
}
