import { useSelector } from '@xstate/react';
import type { ReactElement } from 'react';
import type { FileSize } from '../../../../../contract/chat/chat-file';
import type { ChatFileMachine } from '../../../../application/messages/chat-file/machine';
import { usePartFlow } from '../../../frame/page-frame/use-page-flows';
import { PictureViewer } from '../../deal-action/picture-viewer/picture-viewer';
import { chatText as text } from './text';

export interface PictureProps {
  readonly machine: ChatFileMachine;
  readonly id: string;
  readonly size: FileSize;
  readonly name: string;
}

/** A picture of the conversation, fetched with the bearer. */
export function Picture({ machine, id, size, name }: PictureProps): ReactElement {
  const file = usePartFlow(machine, { id, size });
  const snapshot = useSelector(file, (now) => now);
  const { address } = snapshot.context;
  if (address !== null) return <img className="chat-picture" src={address} alt={name} />;
  return snapshot.matches('failed') ? (
    <span className="chat-picture chat-picture-failed">
      {text.pictureFailed}
      <button type="button" className="chat-again" onClick={() => file.send({ type: 'file.wanted' })}>
        {text.again}
      </button>
    </span>
  ) : (
    <span className="chat-picture chat-picture-coming" role="img" aria-label={`${text.picture} ${name}`} />
  );
}

/** A picture as it was sent, over the whole screen. */
export function WholePicture({
  onClose,
  ...picture
}: Omit<PictureProps, 'size'> & { readonly onClose: () => void }): ReactElement {
  return (
    <PictureViewer title={text.pictureTitle} onClose={onClose}>
      <Picture {...picture} size="whole" />
    </PictureViewer>
  );
}
