// The package's own types tell of a default export that there is only for bundlers.
declare module 'bidi-js' {
  interface Levels {
    readonly levels: Uint8Array;
  }
  interface Bidi {
    getBidiCharTypeName(sign: string): string;
    getEmbeddingLevels(text: string, base?: 'ltr' | 'rtl' | 'auto'): Levels;
    getReorderedString(text: string, levels: Levels): string;
  }
  function bidiFactory(): Bidi;
  export = bidiFactory;
}
