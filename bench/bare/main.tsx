import { configureStore, createSlice } from '@reduxjs/toolkit';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createHashRouter, RouterProvider } from 'react-router-dom';

const Form = lazy(() => import('./FormPage'));
const Shell = lazy(() => import('./ShellPage'));

const slice = createSlice({ name: 'user', initialState: { token: '' }, reducers: {} });
const store = configureStore({ reducer: slice.reducer });
const router = createHashRouter([
  { path: '/login', element: <Form /> },
  { path: '/workbench', element: <Shell /> },
]);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <Provider store={store}>
      <Suspense fallback={null}>
        <RouterProvider router={router} />
      </Suspense>
    </Provider>,
  );
}
