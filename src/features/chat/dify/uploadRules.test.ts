import { expect, test } from 'vitest';
import { refusalOf } from '@/ui/upload/uploadRules';
import { uploadRules } from './uploadRules';

const upload = { enabled: true, allowed_file_types: ['document', 'image'], number_limits: 2 };
const MB = 1024 * 1024;

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'on'],
  ['switched off', { ...upload, enabled: false }],
  ['no types', { ...upload, allowed_file_types: [] }],
  ['unknown types', { ...upload, allowed_file_types: ['toString', 1, null] }],
  ['addresses only', { ...upload, allowed_file_upload_methods: ['remote_url'] }],
])('no file may be sent: %s (§15.25)', (_what, sent) => {
  expect(uploadRules(sent, { file_size_limit: 1 })?.types.get('pdf')).toBeUndefined();
});

test.each<[string, unknown, unknown, [string, number], number, string]>([
  ['a document', upload, undefined, ['通知.DOCX', 15 * MB], 0, ''],
  ['a larger one', upload, undefined, ['通知.docx', 15 * MB + 1], 0, '文件超过 15 MB'],
  ['a limit of the server', upload, { image_file_size_limit: 1 }, ['a.png', MB + 1], 1, '文件超过 1 MB'],
  ['a limit that is none', upload, { image_file_size_limit: 'x' }, ['a.png', 10 * MB], 0, ''],
  ['one too many', upload, undefined, ['a.png', 1], 2, '最多 2 个文件'],
  ['a number that is none', { ...upload, number_limits: -1 }, null, ['a.png', 1], 3, '最多 3 个文件'],
  ['another type', upload, undefined, ['a.mp4', 1], 0, '不支持该类型的文件'],
  ['no type', upload, undefined, ['constructor', 1], 0, '不支持该类型的文件'],
  ['nothing in it', upload, undefined, ['a.pdf', 0], 0, '文件是空的'],
  [
    'a type of its own',
    { ...upload, allowed_file_types: ['custom'], allowed_file_extensions: ['.OFD', 7] },
    undefined,
    ['a.ofd', 1],
    0,
    '',
  ],
])('%s (§15.25)', (_what, sent, system, [name, size], count, refusal) => {
  const rules = uploadRules(sent, system);
  if (!rules) throw new Error('no rules');
  expect(refusalOf({ name, size }, rules, count)).toBe(refusal);
});
