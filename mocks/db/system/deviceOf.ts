const BROWSERS = [
  ['Edge', /Edg\/(\d+)/],
  ['Chrome', /Chrome\/(\d+)/],
  ['Firefox', /Firefox\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari/],
] as const;

const SYSTEMS = [
  ['Windows', /Windows/],
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Mac OS X', /Mac OS X/],
  ['Linux', /Linux/],
] as const;

/** Browser and system of a request, as its header `user-agent` names them. */
export function deviceOf(request: Request): { browser: string; os: string } {
  const agent = request.headers.get('user-agent') ?? '';
  const browser = BROWSERS.flatMap(([name, pattern]) => {
    const version = pattern.exec(agent)?.[1];
    return version === undefined ? [] : `${name} ${version}`;
  });
  return {
    browser: browser[0] ?? 'Unknown',
    os: SYSTEMS.find(([, pattern]) => pattern.test(agent))?.[0] ?? 'Unknown',
  };
}
