'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { SettingsPart } from '../../components/settings/settings-part';
import { TextLink } from '../../components/ui/text-link';
import { useMember } from '../../lib/member';
import { type PhotoList } from './api/photos';
import { AddTile } from './add-tile';
import { DropZone } from './drop-zone';
import { PhotoBoard } from './photo-board';
import { PhotoGrid } from './photo-grid';
import { PLACEHOLDER, type PhotosTexts, placed } from './photos-texts';
import { UploadList } from './upload/upload-list';
import { UploadQueue } from './upload/upload-queue';

function makePhotoStore(onAdded: () => void) {
  const board = new PhotoBoard();
  const queue = new UploadQueue(board, onAdded);
  return { board, queue, add: (files: readonly File[]) => queue.add(files) };
}

interface BoardProps {
  readonly texts: PhotosTexts;
  /** Where the page says above what it is. */
  readonly isBare?: boolean;
}

/** Those that are there, and those on their way. */
export function PhotosBoard({ texts, isBare = false }: BoardProps) {
  const [said, say] = useState('');
  const [{ board, queue, add }] = useState(() => makePhotoStore(() => say(texts.added)));
  const state = useSyncExternalStore(board.store.watch, board.store.get, board.store.get);
  const uploads = useSyncExternalStore(queue.store.watch, queue.store.get, queue.store.get);
  const member = useMember()?.profile.id;
  useEffect(() => {
    if (member !== undefined) void board.load();
  }, [board, member]);
  useLeavingWarning(uploads.some(({ status }) => status !== 'failed'));

  const list = state.name === 'shown' ? state.list : undefined;
  const isFull = list !== undefined && list.photos.length >= list.most;
  return (
    <>
      {isBare ? (
        <h2 id="photos-title" className="sr-only">
          {texts.title}
        </h2>
      ) : (
        <Heading texts={texts} list={list} />
      )}
      <SettingsPart texts={texts} isFailed={state.name === 'failed'} onRetry={() => void board.load()}>
        <DropZone text={texts.drop} onFiles={add}>
          {list ? (
            <PhotoGrid texts={texts} board={board} photos={list.photos} say={say}>
              {!isFull && <AddTile texts={texts} isFirst={list.photos.length === 0} onFiles={add} />}
            </PhotoGrid>
          ) : (
            <Bones label={texts.loading} />
          )}
        </DropZone>
        {isFull && <p className="mt-3 text-caption text-text-muted">{texts.full}</p>}
        {state.name === 'shown' && state.isOrderLost && (
          <p role="alert" className="mt-3 text-caption font-semibold text-danger">
            {texts.orderFailed}
          </p>
        )}
        <UploadList texts={texts} uploads={uploads} most={list?.most ?? 0} queue={queue} />
      </SettingsPart>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

function Heading({ texts, list }: { readonly texts: PhotosTexts; readonly list: PhotoList | undefined }) {
  return (
    <header className="mb-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="photos-title" className="text-title">
          {texts.title}
        </h2>
        <p className="font-semibold text-text-strong tabular-nums">
          {list ? placed(texts.count, list.photos.length, list.most) : ' '}
        </p>
      </div>
      <p className="mt-1 text-caption text-text-muted">
        {texts.text}
        {list && list.most < list.most_premium && (
          <>
            {` ${texts.premium.replace(PLACEHOLDER.total, String(list.most_premium))} `}
            <TextLink href={texts.toPremium.href}>{texts.toPremium.text}</TextLink>
          </>
        )}
      </p>
    </header>
  );
}

/** As large as what comes. */
function Bones({ label }: { readonly label: string }) {
  return (
    <div className="grid grid-cols-3 gap-2 md:grid-cols-4 md:gap-3">
      <span className="sr-only">{label}</span>
      {[0, 1, 2].map((at) => (
        <div key={at} className="aspect-[4/5] rounded-box bg-surface-3 motion-safe:animate-pulse" />
      ))}
    </div>
  );
}

/** The browser asks before it drops files that are not sent yet. */
function useLeavingWarning(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
    };
  }, [isSending]);
}
