import { acknowledged } from '@/lib/http/envelope';
import { http } from '@/lib/http/http';

/** PUT /system/dict/refreshCache: the server reads its dictionaries anew. */
export const refreshDictCache = () => http.put('/system/dict/refreshCache', undefined, { schema: acknowledged });
