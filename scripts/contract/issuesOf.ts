import * as v from 'valibot';

/** A field that does not fit its schema. */
export interface FieldIssue {
  path: string;
  expected: string | null;
  received: string;
  message: string;
}

type Issue = v.BaseIssue<unknown>;

/** For a union, returns the issues of the alternative that fits best: it fails deepest inside the value. */
function flatten(issue: Issue): Issue[] {
  const { issues } = issue;
  if (!issues || issues.length === 0) return [issue];
  const deepest = Math.max(...issues.map(({ path }) => path?.length ?? 0));
  const nearest = issues.filter(({ path }) => (path?.length ?? 0) === deepest);
  return nearest.flatMap((inner) => flatten({ ...inner, path: joined(issue, inner) }));
}

const joined = (outer: Issue, inner: Issue): NonNullable<Issue['path']> | undefined => {
  const [first, ...rest] = [...(outer.path ?? []), ...(inner.path ?? [])];
  return first && [first, ...rest];
};

/** The issues of a value, field by field; empty = none. */
export function issuesOf(schema: v.GenericSchema, value: unknown): FieldIssue[] {
  const { issues = [] } = v.safeParse(schema, value);
  return issues.flatMap(flatten).map((issue) => ({
    path: v.getDotPath(issue) ?? 'the body',
    expected: issue.expected,
    received: issue.received,
    message: issue.message,
  }));
}
