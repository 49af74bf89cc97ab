import { type Locator, type Page } from '@playwright/test';

const KEY_SECONDS = 0.2;
const DECISION_SECONDS = 1.5;

/** Counts what a person does who sees the screens for the first time: each press is a decision, and each character a key. */
export class Pace {
  private characters = 0;
  private decisions = 0;

  async press(target: Locator): Promise<void> {
    this.decisions += 1;
    await target.click();
  }

  async choose(target: Locator, label: string): Promise<void> {
    this.decisions += 1;
    await target.selectOption(label);
  }

  async type(target: Locator, text: string): Promise<void> {
    this.characters += text.length;
    this.decisions += 1;
    await target.fill(text);
  }

  /** A key that does something. */
  async key(page: Page, name: string): Promise<void> {
    this.decisions += 1;
    await page.keyboard.press(name);
  }

  /** Text where the cursor is. */
  async keys(page: Page, text: string): Promise<void> {
    this.characters += text.length;
    this.decisions += 1;
    await page.keyboard.type(text);
  }

  /** A drawing is copied from where it was made, not typed. */
  async paste(target: Locator, text: string): Promise<void> {
    this.decisions += 2;
    await target.fill(text);
  }

  /** How long it takes at 200 ms a key and 1.5 s a decision, without what the platform takes. */
  get seconds(): number {
    return this.characters * KEY_SECONDS + this.decisions * DECISION_SECONDS;
  }

  get text(): string {
    return `${this.decisions} decisions and ${this.characters} characters: ${Math.round(this.seconds)} s`;
  }
}
