import { changeFields, changeJson, isFields, type Layer } from './Layer';

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Leaves out what is empty: `null`, empty texts and lists, a total of 0. */
export const omitEmpty: Layer = (next) => async (request) =>
  changeJson(await next(request), (body) => {
    const left = changeFields(body, (_name, field) => (isEmpty(field) ? undefined : field));
    return isFields(left) && left['total'] === 0 ? { ...left, total: undefined } : left;
  });
