import { useCallback } from 'react';
import type { RichTextProps } from '../../kit/rich-text/rich-text';
import { useFlows } from './flows';

/** Returns what rich text needs of the application: where its links lead, and how they are followed. */
export const useRichText = (): Omit<RichTextProps, 'html'> => {
  const { app, linkOf, writtenRichText } = useFlows();
  const onFollow = useCallback(
    (address: string) => app.navigation.send({ type: 'navigation.requested', address }),
    [app],
  );
  return { linkOf, writtenByServer: writtenRichText, onFollow };
};
