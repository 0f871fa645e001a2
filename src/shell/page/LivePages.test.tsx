// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useMemo, type ReactNode } from 'react';
import { createMemoryRouter, Link, RouterProvider, useLocation, useParams, useRoutes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { PageAtItsLocation } from './LivePages';

afterEach(cleanup);

function Page() {
  const { pathname, search } = useLocation();
  const { id } = useParams();
  return (
    <p>
      {pathname} {search} {id} <Link to="../next">next</Link>
    </p>
  );
}

const PAGE = <Page />;
const ROUTE = '/page/:id';
const PLACE = { pathname: '/page/7', search: '?a=1' };

/**
 * Mounts `content` as a layout route without a path, as in the shell. Returns a function that navigates to another
 * address.
 */
async function openFrame(content: ReactNode) {
  const children = ['/page/:id', '/other'].map((path) => ({ path, element: null }));
  const router = createMemoryRouter([{ element: content, children }], { initialEntries: ['/page/7?a=1'] });
  await act(() => render(<RouterProvider router={router} />));
  return () => act(() => router.navigate('/other?b=2'));
}

test('a page keeps its location, its parameters and its relative links when the address changes', async () => {
  const goOn = await openFrame(<PageAtItsLocation {...PLACE} route={ROUTE} element={PAGE} />);
  await goOn();
  expect(screen.getByText(/page/).textContent).toBe('/page/7 ?a=1 7 next');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/next');
});

function ByUseRoutesAlone() {
  const routes = useMemo(() => [{ path: ROUTE, element: PAGE }], []);
  return useRoutes(routes, PLACE);
}

test('useRoutes alone does not do: react-router warns of it in a frame without a path', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await openFrame(<ByUseRoutesAlone />);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('no trailing "*"'));
});
