/** The browser functions that the journey uses; each driver implements them. */
export interface BrowserPage {
  goto(url: string): Promise<void>;
  /** The value of an expression in the page. */
  evaluate(expression: string): Promise<unknown>;
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: string): Promise<void>;
  /** Waits until no request is pending, so that leaving the page aborts no request. */
  idle(): Promise<void>;
  /** Errors so far: console, uncaught errors, failed requests. */
  pageErrors: readonly string[];
  version: string;
  close(): Promise<void>;
}
