/** A part of a picture, as shares of its width and height. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PictureFile {
  readonly name: string;
  readonly content: Buffer;
}

/** The renditions of a picture, without any metadata of the file. */
export interface MadePicture {
  /** All of it, upright, as JPEG. */
  readonly whole: Buffer;
  /** The width and height of the crop, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly renditions: readonly PictureFile[];
  readonly blurred: PictureFile;
  readonly hash: bigint;
}

export type PictureFault = 'unreadable' | 'too_many_pixels' | 'too_small';

export class PictureRefused extends Error {
  override name = 'PictureRefused';

  constructor(readonly fault: PictureFault) {
    super(fault);
  }
}

/** The input of the decoding process: a path, or bytes that we made ourselves. */
export interface PictureTask {
  readonly source: string | Buffer;
  readonly crop: Crop | null;
}

export type PictureAnswer = { readonly made: MadePicture } | { readonly fault: PictureFault };
