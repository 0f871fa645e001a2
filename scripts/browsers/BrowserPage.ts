/** What the journey needs of a browser; each browser's driver gives it. */
export interface BrowserPage {
  goto(url: string): Promise<void>;
  /** The value of an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: string): Promise<void>;
  /** Nothing is asked for any more, so that leaving the page breaks nothing off. */
  idle(): Promise<void>;
  /** What went wrong so far: console, uncaught errors, requests that failed or were refused. */
  trouble: readonly string[];
  version: string;
  close(): Promise<void>;
}
