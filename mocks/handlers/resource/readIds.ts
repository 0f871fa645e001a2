import { Refusal } from '../../db/Refusal';

/** The ids of a query field such as `userIds=1,2`; throws `Refusal` for anything else. */
export function readIds(query: URLSearchParams, name: string): number[] {
  const texts = query.getAll(name).flatMap((text) => text.split(','));
  const wrong = texts.find((text) => !/^\d{0,15}$/.test(text));
  if (wrong === undefined) return texts.filter(Boolean).map(Number);
  throw new Refusal(`请求参数类型不匹配，参数[${name}]要求类型为：'java.lang.Long[]'，但输入值为：'${wrong}'`);
}
