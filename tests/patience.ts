// A search by role takes jsdom long, and a busy machine longer: one second would make tests depend on its speed. Tests
// that need no document do not wait for one.
if (typeof window !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  // The rest as it comes: the library stays loaded from file to file.
  configure({ asyncUtilTimeout: 15_000, defaultHidden: false });
}

export {};
