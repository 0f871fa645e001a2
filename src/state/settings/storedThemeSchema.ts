import * as v from 'valibot';
import { themeSchema } from '@/config/themes';
import { recordSchema } from '@/lib/isRecord';

export const storedThemeSchema = v.pipe(recordSchema, themeSchema);
