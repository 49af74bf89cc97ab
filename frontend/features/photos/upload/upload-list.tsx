import { QUIET_BUTTON } from '../../../components/ui/button-link';
import { createFormats } from '../../../lib/i18n/formats';
import { type UploadFault } from '../../../lib/pictures/upload-picture';
import { PLACEHOLDER, type PhotosTexts } from '../photos-texts';
import { type Upload, type UploadQueue } from './upload-queue';

interface Props {
  readonly texts: PhotosTexts;
  readonly uploads: readonly Upload[];
  readonly most: number;
  readonly queue: UploadQueue;
}

/** For these it makes no sense to send the same file again. */
const FOR_GOOD: ReadonlySet<string> = new Set([
  ...['photo_type_unsupported', 'photo_heic_unsupported', 'photo_too_large', 'photo_unreadable'],
  ...['photo_too_many_pixels', 'photo_too_small', 'photo_rejected_before'],
]);

/** Each file that is on its way, or did not arrive. */
export function UploadList({ texts, uploads, most, queue }: Props) {
  return (
    <ul aria-label={texts.uploads} className="mt-3 grid gap-2 empty:hidden">
      {uploads.map((upload) => (
        <li
          key={upload.id}
          className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 rounded-box bg-surface-2 p-2 sm:grid-cols-[auto_minmax(0,1fr)_auto]"
        >
          <span
            className="h-15 w-12 shrink-0 rounded-control bg-surface-3 bg-cover bg-center"
            style={{ backgroundImage: `url(${upload.preview})` }}
          />
          <div className="min-w-0">
            <p className="truncate text-caption text-text-muted">{upload.file.name}</p>
            {upload.fault ? (
              <p role="alert" className="text-caption font-semibold text-danger">
                {faultText(upload.fault, texts, most)}
              </p>
            ) : (
              <Progress texts={texts} upload={upload} />
            )}
          </div>
          <div className="col-start-2 flex flex-wrap gap-2 sm:col-start-3">
            {upload.fault && !FOR_GOOD.has(upload.fault.why) && (
              <button type="button" className={SMALL} onClick={() => queue.retry(upload.id)}>
                {texts.retry}
              </button>
            )}
            <button
              type="button"
              aria-label={`${upload.fault ? texts.remove : texts.cancel}: ${upload.file.name}`}
              className={SMALL}
              onClick={() => queue.remove(upload.id)}
            >
              {upload.fault ? texts.remove : texts.cancel}
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}

const SMALL = `${QUIET_BUTTON} px-4 text-caption`;

function Progress({
  texts,
  upload: { status, share, file },
}: {
  readonly texts: PhotosTexts;
  readonly upload: Upload;
}) {
  const percent = new Intl.NumberFormat(texts.locale, { style: 'percent' }).format(share);
  const told = { waiting: texts.waiting, sending: percent, making: texts.making, busy: texts.busy, failed: '' }[status];
  return (
    <>
      <p className="text-caption font-semibold text-text-strong tabular-nums">{told}</p>
      <progress
        aria-label={file.name}
        max={1}
        value={share}
        className="mt-1 block h-1.5 w-full appearance-none overflow-hidden rounded-pill bg-surface-3 [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-surface-3 [&::-webkit-progress-value]:bg-primary"
      />
    </>
  );
}

function faultText({ why, seconds, reason }: UploadFault, texts: PhotosTexts, most: number): string {
  const known: Readonly<Record<string, string>> = texts.faults;
  const now = new Date();
  const then = new Date(now.getTime() + (seconds ?? 60) * 1000);
  const text = (known[why] ?? texts.faults.failed)
    .replace(PLACEHOLDER.total, String(most))
    .replace(PLACEHOLDER.when, createFormats(texts.locale).relative(then, now));
  return why === 'photo_rejected_before' ? `${text} ${texts.reasons[reason ?? 'other']}` : text;
}
