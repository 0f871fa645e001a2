import * as v from 'valibot';
import { webAddress } from '@/lib/link';
import type { ChatMessage } from '../ChatMessage';

type Citation = NonNullable<ChatMessage['citations']>[number];

const MAX_CITATIONS = 50;
const textSchema = v.fallback(v.pipe(v.string(), v.trim()), '');

const citationSchema = v.pipe(
  v.object({
    document_name: textSchema,
    dataset_name: textSchema,
    title: textSchema,
    url: textSchema,
    content: textSchema,
  }),
  v.transform(({ document_name, dataset_name, title, url, content }): Citation => {
    const address = webAddress(url);
    return {
      title: title || document_name || dataset_name || url,
      ...(address === undefined ? {} : { url: address }),
      ...(content ? { content } : {}),
    };
  }),
);

const resourcesSchema = v.array(v.unknown());

/** Reads the sources of a reply, Dify's `retriever_resources`; unusable entries are left out. */
export function readCitations(sent: unknown): Citation[] {
  const parsed = v.safeParse(resourcesSchema, sent);
  if (!parsed.success) return [];
  return parsed.output.slice(0, MAX_CITATIONS).flatMap((resource) => {
    const { success, output } = v.safeParse(citationSchema, resource);
    return success && output.title !== '' ? [output] : [];
  });
}
