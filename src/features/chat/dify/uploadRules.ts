import * as v from 'valibot';
import { ownValue } from '@/lib/ownValue';
import type { UploadRules } from '@/ui/upload/uploadRules';

/** Which files may go with a question, and what the server calls them. */
export interface QuestionFileRules extends UploadRules {
  types: ReadonlyMap<string, { kind: string; limit: number }>;
}

/** Dify's kinds of files: extensions, the parameter with the limit, and the usual limit in MB. */
const KINDS: Readonly<Record<string, [extensions: string, limit: string, usual: number]>> = {
  document: ['txt md mdx markdown pdf html htm xlsx xls doc docx csv eml msg pptx ppt xml epub', 'file_size_limit', 15],
  image: ['jpg jpeg png gif webp svg', 'image_file_size_limit', 10],
  audio: ['mp3 m4a wav amr mpga', 'audio_file_size_limit', 50],
  video: ['mp4 mov mpeg webm', 'video_file_size_limit', 100],
  custom: ['', 'file_size_limit', 15],
};

/** The texts in a list; none if it is not a list. */
export const textsSchema = v.pipe(
  v.fallback(v.array(v.unknown()), []),
  v.transform((list) => list.filter((text) => typeof text === 'string')),
);

const uploadSchema = v.object({
  enabled: v.literal(true),
  allowed_file_types: textsSchema,
  allowed_file_extensions: textsSchema,
  allowed_file_upload_methods: textsSchema,
  number_limits: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 3),
});
const limitsSchema = v.fallback(v.record(v.string(), v.unknown()), {});

/** Reads `file_upload` and `system_parameters` of Dify's parameters; `undefined` where no file may be sent. */
export function uploadRules(sent: unknown, system: unknown): QuestionFileRules | undefined {
  const { success, output } = v.safeParse(uploadSchema, sent);
  if (!success) return undefined;
  const { allowed_file_upload_methods: ways } = output;
  if (ways.length > 0 && !ways.includes('local_file')) return undefined;
  const limits = v.parse(limitsSchema, system);
  const types = output.allowed_file_types.flatMap((kind) => {
    const [known = '', name = '', usual = 0] = ownValue(KINDS, kind) ?? [];
    const given = limits[name];
    const limit = typeof given === 'number' ? given : usual;
    const names = kind === 'custom' ? output.allowed_file_extensions : known.split(' ');
    return names.map((extension) => [extension.replace(/^\./, '').toLowerCase(), { kind, limit }] as const);
  });
  return types.length > 0 ? { types: new Map(types), most: output.number_limits } : undefined;
}
