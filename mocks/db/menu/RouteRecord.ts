/** A menu entry as the mocks send it, in the product's form or in RuoYi's (§12.1). */
export interface RouteRecord {
  path: string;
  name?: string;
  component?: string | null;
  redirect?: string | null;
  query?: string | null;
  hidden?: boolean;
  alwaysShow?: boolean;
  permissions?: string[];
  roles?: string[];
  meta?: Record<string, unknown> | null;
  children?: RouteRecord[];
}
