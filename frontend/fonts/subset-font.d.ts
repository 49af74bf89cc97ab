declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options?: {
      readonly targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2';
      readonly keepFeatures?: readonly string[];
      readonly variationAxes?: Readonly<Record<string, number>>;
    },
  ): Promise<Buffer>;
}
