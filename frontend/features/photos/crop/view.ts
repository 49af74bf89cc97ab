import { type Crop } from '../api/photos';

/** Width to height of what is shown of a photo. */
export const SHAPE = 4 / 5;
/** The api takes no part of fewer pixels on a side; a little more, for what is rounded. */
const LEAST_PIXELS = 202;

export interface Picture {
  readonly width: number;
  readonly height: number;
}

/** The visible part of a picture: its centre, as shares of the picture, and its zoom relative to the whole picture. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** The largest part of that shape, in pixels. */
function largest({ width, height }: Picture): Picture {
  return width / height > SHAPE ? { width: height * SHAPE, height } : { width, height: width / SHAPE };
}

/** How close one may go; 1 where the picture is as small as may be, less where it is too small. */
export const closest = (picture: Picture): number => largest(picture).width / LEAST_PIXELS;

/** Shares of the picture that are in the frame. */
export function cropOf(picture: Picture, { x, y, zoom }: View): Crop {
  const most = largest(picture);
  const width = most.width / zoom / picture.width;
  const height = most.height / zoom / picture.height;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** The nearest view that shows nothing beyond the picture. */
export function held(picture: Picture, view: View): View {
  const zoom = between(view.zoom, 1, Math.max(1, closest(picture)));
  const { width, height } = cropOf(picture, { ...view, zoom });
  return { x: between(view.x, width / 2, 1 - width / 2), y: between(view.y, height / 2, 1 - height / 2), zoom };
}

/** The view that a crop is of; of one in another shape, or of none, the middle. */
export function viewOf(picture: Picture, crop: Crop | null): View {
  const { x, y, width, height } = crop ?? { x: 0, y: 0, width: 1, height: 1 };
  const zoom =
    largest(picture).width / largest({ width: width * picture.width, height: height * picture.height }).width;
  return held(picture, { x: x + width / 2, y: y + height / 2, zoom });
}

/** Moved by shares of the frame, as a finger moves the picture below it. */
export function panned(picture: Picture, view: View, dx: number, dy: number): View {
  const { width, height } = cropOf(picture, view);
  return held(picture, { ...view, x: view.x - dx * width, y: view.y - dy * height });
}

/** Closer by a factor, around a point of the frame: 0, 0 is its middle, ±0.5 its edges. */
export function zoomed(picture: Picture, view: View, factor: number, at = { x: 0, y: 0 }): View {
  const zoom = held(picture, { ...view, zoom: view.zoom * factor }).zoom;
  const before = cropOf(picture, view);
  const after = cropOf(picture, { ...view, zoom });
  return held(picture, {
    x: view.x + at.x * (before.width - after.width),
    y: view.y + at.y * (before.height - after.height),
    zoom,
  });
}
