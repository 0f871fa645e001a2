/**
 * The floors of `src/` from the top down (docs/architecture in README, "Layout of the code"): a floor imports only
 * from those below it. Rooms are floors whose folders must not import from one another.
 */
export const FLOORS = ['app', 'pages', 'shell', 'features', 'state', 'ui', 'lib', 'config'];
export const ROOMS = ['pages', 'features'];
