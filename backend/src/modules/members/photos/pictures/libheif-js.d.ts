/** The part of libheif-js that is used; the package has no types of its own. */
declare module 'libheif-js/wasm-bundle' {
  export interface HeifImage {
    is_primary(): boolean;
    get_width(): number;
    get_height(): number;
    /** Decodes into `target.data` as RGBA; gives null where that fails. */
    display(
      target: { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number },
      done: (shown: object | null) => void,
    ): void;
    free(): void;
  }
  interface HeifDecoder {
    /** The pictures of a file; none where it cannot be read. */
    decode(file: Uint8Array): HeifImage[];
  }
  const libheif: { readonly HeifDecoder: new () => HeifDecoder };
  export default libheif;
}
