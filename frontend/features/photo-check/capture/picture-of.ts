import { seenPart } from './seen-part';

const QUALITY = 0.92;

/** The moment that a viewfinder shows, as a file: the part that is seen, but not mirrored, as others see it. */
export function pictureOf(video: HTMLVideoElement): Promise<File | undefined> {
  const { videoWidth, videoHeight, clientWidth, clientHeight } = video;
  const { x, y, width, height } = seenPart(
    { width: videoWidth, height: videoHeight },
    { width: clientWidth, height: clientHeight },
  );
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(video, x, y, width, height, 0, 0, width, height);
  return new Promise((resolve) => {
    canvas.toBlob(
      (blob) => {
        resolve(blob ? new File([blob], 'selfie.jpg', { type: blob.type }) : undefined);
      },
      'image/jpeg',
      QUALITY,
    );
  });
}
