import * as v from 'valibot';
import { createCollection } from '../resource/collection';
import type { Resource } from '../resource/Resource';
import { seedAudit } from '../system/seedAudit';
import { OSS_FILES } from './ossFiles';

const schema = v.looseObject({
  ossId: v.number(),
  /** Its key in the store. */
  fileName: v.string(),
  originalName: v.string(),
  fileSuffix: v.string(),
  url: v.string(),
  createTime: v.string(),
  createBy: v.string(),
  service: v.string(),
  type: v.string(),
  /** Base64 of an uploaded file. */
  content: v.exactOptional(v.string()),
});

export type StoredFile = v.InferOutput<typeof schema>;

/** What a store says of a file. */
export function describeFile(ossId: number, originalName: string, createTime: string) {
  const fileSuffix = originalName.slice(originalName.lastIndexOf('.'));
  const fileName = `2025/10/16/${String(ossId).padStart(32, '0')}${fileSuffix}`;
  return { ossId, fileName, originalName, fileSuffix, url: `/${fileName}`, createTime, service: 'minio' };
}

const seed = (): StoredFile[] =>
  OSS_FILES.map(({ name, type }, index) => {
    const { createBy, createTime } = seedAudit(index);
    return { ...describeFile(index + 1, name, createTime), createBy, type };
  });

/** 文件管理 of RuoYi-Vue-Plus: the files of its object store. */
export const storedFiles: Resource<StoredFile> = {
  path: '/system/oss',
  id: 'ossId',
  permission: 'system:oss',
  title: 'OSS对象存储',
  noun: '文件',
  name: 'originalName',
  schema,
  rows: createCollection({ name: 'storedFile', id: 'ossId', schema, seed }),
  calls: ['list', 'remove'],
  filter: { fileName: 'contains', originalName: 'contains', fileSuffix: 'equal', createBy: 'equal', service: 'equal' },
  time: 'createTime',
  order: 'ossId',
  listed: ({ type: _type, content: _content, ...shown }) => shown,
  columns: [],
};
