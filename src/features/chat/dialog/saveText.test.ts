import { expect, test } from 'vitest';
import { fileNameOf } from './saveText';

test.each([
  ['党费怎么交？', '党费怎么交？'],
  ['a/b\\c:d*e?f"g<h>i|j', 'a_b_c_d_e_f_g_h_i_j'],
  ['line\nbreak', 'line_break'],
  ['abc\u202egnp.exe', 'abc_gnp.exe'],
  ['  ', '会话'],
  ['长'.repeat(200), '长'.repeat(80)],
])('%j is saved as %j', (text, name) => expect(fileNameOf(text)).toBe(name));
