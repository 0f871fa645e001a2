import * as v from 'valibot';
import { dataOf } from '@/lib/http/envelope';
import { cancelsBatch } from '@/lib/http/errors';
import { shownTextSchema } from '@/lib/record/shownSchemas';
import { injectServerApi } from '@/state/server/injectServerApi';
import { recordsTag, serverApi } from '@/state/server/serverApi';
import { ANNOUNCEMENTS_PATH } from './announcementPaths';

injectServerApi();

const contentSchema = dataOf(v.object({ noticeContent: shownTextSchema }));

/** What an announcement says. `noticeContent` is HTML as somebody wrote it: not to be trusted. */
export type AnnouncementContent = v.InferOutput<typeof contentSchema>;

export const { useAnnouncementContentQuery } = serverApi.injectEndpoints({
  endpoints: (build) => ({
    announcementContent: build.query<AnnouncementContent, string>({
      // The dialog tells of it, also that some servers show everybody the list but not the content.
      query: (id) => ({
        url: `${ANNOUNCEMENTS_PATH}/${encodeURIComponent(id)}`,
        schema: contentSchema,
        silent: (failure) => !cancelsBatch(failure),
      }),
      providesTags: [recordsTag(ANNOUNCEMENTS_PATH)],
    }),
  }),
});
