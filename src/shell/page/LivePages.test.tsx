// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter, Link, RouterProvider, useLocation, useParams } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { makeRouteNode } from '../../../tests/routeNode';
import { PageAtItsLocation } from './LivePages';

const rendered = vi.fn();

function Page() {
  useEffect(() => void rendered());
  const { pathname, search } = useLocation();
  const { id } = useParams();
  return (
    <p>
      {pathname} {search} {id} <Link to="../next">next</Link>
    </p>
  );
}

test('a page keeps its location, its parameters and its relative links when the address changes, and is not rendered', async () => {
  const node = makeRouteNode('/page/:id');
  const Frame = () => <PageAtItsLocation pathname="/page/7" search="?a=1" node={node} Page={Page} />;
  const router = createMemoryRouter([{ path: '*', Component: Frame }], { initialEntries: ['/page/7?a=1'] });
  await act(() => render(<RouterProvider router={router} />));
  rendered.mockClear();
  await act(() => router.navigate('/other?b=2'));
  expect(screen.getByText(/page/).textContent).toBe('/page/7 ?a=1 7 next');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/next');
  expect(rendered).not.toHaveBeenCalled();
});
