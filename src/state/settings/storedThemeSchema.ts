import * as v from 'valibot';
import { themeSchema } from '@/config/theme/themeSchema';
import { recordSchema } from '@/lib/recordSchema';

export const storedThemeSchema = v.pipe(recordSchema, themeSchema);
