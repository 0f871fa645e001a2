import type { Resource } from '@/resource/model/Resource';

/** A described resource of which only that counts what the test says of it. */
export const testResource = (own: Partial<Resource> = {}): Resource => ({
  noun: '测试',
  path: '/test',
  id: 'id',
  nameField: 'name',
  permission: 'test',
  fields: [],
  ...own,
});
