import { afterEach } from 'vitest';

// Searches by role are slow in jsdom, so the default limit of one second would make tests depend on the speed of the
// machine. Tests without a document do not need this.
if (typeof window !== 'undefined') {
  const { cleanup, configure, prettyDOM } = await import('@testing-library/react');
  // What stays mounted would render later, in the page of another file.
  afterEach(cleanup);
  configure({
    asyncUtilTimeout: 30_000,
    // Resets the default, because the library stays loaded and keeps the settings of the last file.
    defaultHidden: false,
    // Prints the page only when the message is read. Else each check of a wait would print it, which is slower than
    // the check.
    getElementError: (message, container) => {
      const error = new Error(message ?? '');
      error.name = 'TestingLibraryElementError';
      let text: string | undefined;
      const get = () => (text ??= `${message ?? ''}\n\n${prettyDOM(container)}`);
      return Object.defineProperty(error, 'message', { get, configurable: true });
    },
  });
}
