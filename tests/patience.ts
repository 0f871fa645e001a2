// A search by role takes jsdom long, and a busy machine longer: one second would make tests depend on its speed. Tests
// that need no document do not wait for one.
if (typeof window !== 'undefined') {
  const { configure, prettyDOM } = await import('@testing-library/dom');
  configure({
    asyncUtilTimeout: 15_000,
    // As it comes, whatever the file before has changed: the library stays loaded.
    defaultHidden: false,
    // Prints the page when somebody reads it, which a wait that goes on does not: at each change of the page that would
    // take longer than all else.
    getElementError: (message, container) => {
      const error = new Error(message ?? '');
      error.name = 'TestingLibraryElementError';
      let text: string | undefined;
      const get = () => (text ??= `${message ?? ''}\n\n${prettyDOM(container)}`);
      return Object.defineProperty(error, 'message', { get, configurable: true });
    },
  });
}

export {};
