// What speech/ and scoring/ use of the names that browsers and Node both have: they know no others of either.
declare function atob(data: string): string;

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}

declare class TextDecoder {
  decode(bytes: Uint8Array): string;
}

declare const performance: { now(): number };
