import { useState } from 'react';
import { DANGER_BUTTON, QUIET_BUTTON } from '../../components/ui/button-link';
import { TextLink } from '../../components/ui/text-link';
import { Sheet } from '../../components/ui/sheet';
import { type OwnPhoto } from './api/photos';
import { type PhotoBoard } from './photo-board';
import { PhotoPicture } from './photo-picture';
import { type PhotosTexts, placed } from './photos-texts';

interface Props {
  readonly texts: PhotosTexts;
  readonly board: PhotoBoard;
  readonly photo: OwnPhoto;
  readonly at: number;
  readonly total: number;
  readonly say: (text: string) => void;
  readonly onMove: (to: number) => void;
  readonly onCrop: () => void;
  readonly onClose: () => void;
}

/** Shows the state of one photo and the actions on it. */
export function PhotoSheet(props: Props) {
  const { texts, photo, at, total, onClose } = props;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Sheet labelledBy="photo-sheet-title" onClose={onClose}>
      <div className="flex items-center gap-4">
        <div className="relative aspect-[4/5] w-24 shrink-0 overflow-hidden rounded-box bg-surface-3">
          <PhotoPicture photo={photo} sizes="6rem" />
        </div>
        <div className="min-w-0">
          <h2 id="photo-sheet-title" className="text-title">
            {placed(texts.photo, at + 1, total)}
          </h2>
          <p className="mt-1 text-caption">{stateText(photo, texts)}</p>
          {photo.status === 'rejected' && (
            <TextLink href={texts.appeal.href} isAlone>
              {texts.appeal.text}
            </TextLink>
          )}
        </div>
      </div>
      <div className="mt-5 grid gap-2">
        {isAsking ? <Deleting {...props} onKeep={() => setIsAsking(false)} /> : <Acts {...props} />}
        {!isAsking && (
          <>
            <button type="button" className={`${QUIET_BUTTON} text-danger`} onClick={() => setIsAsking(true)}>
              {texts.delete}
            </button>
            <button type="button" className={QUIET_BUTTON} onClick={onClose}>
              {texts.close}
            </button>
          </>
        )}
      </div>
    </Sheet>
  );
}

function stateText({ status, reason }: OwnPhoto, texts: PhotosTexts): string {
  if (status === 'pending') return texts.pendingText;
  if (status === 'active') return texts.activeText;
  return `${texts.rejected}. ${texts.reasons[reason ?? 'other']} ${texts.rejectedDo}`;
}

function Acts({ texts, photo, at, total, say, onMove, onCrop }: Props) {
  const isRejected = photo.status === 'rejected';
  const move = (to: number, told: string) => () => {
    onMove(to);
    say(told);
  };
  const told = (to: number): string => placed(texts.order.dropped, to + 1, total);
  return (
    <>
      {!isRejected && (
        <button type="button" className={QUIET_BUTTON} onClick={onCrop}>
          {texts.crop}
        </button>
      )}
      {!isRejected && at > 0 && (
        <button
          type="button"
          className={QUIET_BUTTON}
          onClick={move(0, photo.status === 'active' ? texts.madeMain : texts.willBeMain)}
        >
          {texts.makeMain}
        </button>
      )}
      {total > 1 && (
        <div className="grid grid-cols-2 gap-2">
          <button type="button" disabled={at === 0} className={MOVE} onClick={move(at - 1, told(at - 1))}>
            {texts.earlier}
          </button>
          <button type="button" disabled={at === total - 1} className={MOVE} onClick={move(at + 1, told(at + 1))}>
            {texts.later}
          </button>
        </div>
      )}
    </>
  );
}

const MOVE = `${QUIET_BUTTON} disabled:opacity-60`;

function Deleting({ texts, board, photo, say, onKeep, onClose }: Props & { readonly onKeep: () => void }) {
  const [isDeleting, setIsDeleting] = useState(false);
  const [errorState, setErrorState] = useState('');
  const remove = async (): Promise<void> => {
    if (isDeleting) return;
    setIsDeleting(true);
    setErrorState('');
    const answer = await board.remove(photo.id);
    setIsDeleting(false);
    if (answer.state !== 'done') return setErrorState(texts.deleteFailed);
    say(texts.deleted);
    onClose();
  };
  return (
    <>
      <p className="font-semibold text-text-strong">{texts.deleteAsk}</p>
      {errorState !== '' && (
        <p role="alert" className="text-caption font-semibold text-danger">
          {errorState}
        </p>
      )}
      <button type="button" className={DANGER_BUTTON} aria-disabled={isDeleting} onClick={() => void remove()}>
        {texts.delete}
      </button>
      <button type="button" className={QUIET_BUTTON} onClick={onKeep}>
        {texts.keep}
      </button>
    </>
  );
}
