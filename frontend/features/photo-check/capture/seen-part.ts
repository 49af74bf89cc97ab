interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the part of a picture that a frame shows of it when the picture fills the frame from its middle. */
export function seenPart(picture: Size, frame: Size) {
  const scale = Math.min(picture.width / frame.width, picture.height / frame.height);
  const [width, height] = [Math.round(frame.width * scale), Math.round(frame.height * scale)];
  return {
    x: Math.round((picture.width - width) / 2),
    y: Math.round((picture.height - height) / 2),
    width,
    height,
  };
}
