import { type Skin } from '../cast/names';

/** Somebody of whom a portrait is wanted. */
export interface Sitter {
  readonly brand: string;
  readonly id: number;
  /** Their first picture is 0. */
  readonly nth: number;
  readonly name: string;
  readonly gender: string;
  /** Years. */
  readonly age: number;
  readonly hair: string;
  readonly body: string;
  /** Of most people where they live. */
  readonly usualSkin: Skin;
}
