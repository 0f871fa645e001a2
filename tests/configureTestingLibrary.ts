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

  // React takes a stack for each of the first 10,000 elements of a second, which may cost a tenth of a test, and names
  // it in warnings alone. This counts as if they had been made; a React without the counter takes its stacks.
  const react = await import('react');
  const internals: unknown = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
  if (typeof internals === 'object' && internals !== null) {
    Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
      configurable: true,
      get: () => Infinity,
      set: () => undefined,
    });
  }
}
