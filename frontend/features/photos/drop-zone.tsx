import { type ReactNode, useEffect, useRef, useState } from 'react';

type OnFiles = (files: readonly File[]) => void;

interface Props {
  /** Said while files are held over it. */
  readonly text: string;
  readonly onFiles: OnFiles;
  readonly children: ReactNode;
}

/** Takes files that are dropped on it, or pasted anywhere on the page. Who has neither adds them by a button. */
export function DropZone({ text, onFiles, children }: Props) {
  const { zone, isOver } = useDroppedFiles(onFiles);
  usePastedFiles(onFiles);
  return (
    <div ref={zone} className="relative">
      {children}
      {isOver && (
        <p className="pointer-events-none absolute -inset-2 z-20 grid place-items-center rounded-box border-2 border-dashed border-primary bg-surface-1/90 text-title text-text-strong">
          {text}
        </p>
      )}
    </div>
  );
}

function useDroppedFiles(onFiles: OnFiles) {
  const zone = useRef<HTMLDivElement>(null);
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const element = zone.current;
    const ended = new AbortController();
    const { signal } = ended;
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent): void => {
      if (!element?.contains(relatedTarget as Node | null)) setIsOver(false);
    };
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      setIsOver(false);
      onFiles([...(event.dataTransfer?.files ?? [])]);
    };
    element?.addEventListener('dragover', over, { signal });
    element?.addEventListener('dragleave', leave, { signal });
    element?.addEventListener('drop', drop, { signal });
    return () => {
      ended.abort();
    };
  }, [onFiles]);
  return { zone, isOver };
}

function usePastedFiles(onFiles: OnFiles): void {
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent): void => {
      const pictures = [...(clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
      if (pictures.length > 0) onFiles(pictures);
    };
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('paste', paste);
    };
  }, [onFiles]);
}
