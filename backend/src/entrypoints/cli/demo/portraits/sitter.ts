import { type Skin } from '../people/names';

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
  /** The skin of most people where the sitter lives. */
  readonly usualSkin: Skin;
}
