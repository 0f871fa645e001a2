/**
 * The layers of `src/` from the top down (README, "Layout of the code"): a layer imports only from layers below it. In
 * modular layers, each folder is a module that must not import from its neighbours.
 */
export const LAYERS = ['app', 'pages', 'shell', 'resource', 'features', 'state', 'ui', 'lib', 'config'];
export const MODULAR_LAYERS = ['pages', 'features'];
/** The rooms of `src/resource` from the top down: calls know what a description says, and views know both. */
export const RESOURCE_ROOMS = ['view', 'data', 'model'];
