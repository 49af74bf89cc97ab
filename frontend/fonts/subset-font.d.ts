declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options?: { readonly targetFormat?: 'sfnt' | 'woff' | 'woff2'; readonly keepFeatures?: readonly string[] },
  ): Promise<Buffer>;
}
