/**
 * How many cases a property test draws: `all` in `npm run test:release`, which sets PROPERTY_RUNS, else a fifth. Files
 * with such tests are named `*.property.test.ts`.
 */
export const runs = (all: number): number => (process.env['PROPERTY_RUNS'] === 'all' ? all : Math.ceil(all / 5));
