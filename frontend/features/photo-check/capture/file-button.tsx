import { useRef } from 'react';
import { type CaptureTexts } from '../check-texts';

interface Props {
  readonly texts: Pick<CaptureTexts, 'choose' | 'accept'>;
  readonly className: string;
  readonly onFile: (file: File) => void;
}

/** Takes the picture by the device's own camera or from its files, where the page's camera is not to be had. */
export function FileButton({ texts, className, onFile }: Props) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        type="file"
        accept={texts.accept}
        capture="user"
        aria-label={texts.choose}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <button type="button" className={className} onClick={() => field.current?.click()}>
        {texts.choose}
      </button>
    </>
  );
}
