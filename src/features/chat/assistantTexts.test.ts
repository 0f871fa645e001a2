import { expect, test } from 'vitest';
import { SAMPLE_QUESTIONS } from './assistantTexts';

test('the sample questions are the four of the specification (§4.35)', () => {
  expect(SAMPLE_QUESTIONS).toEqual([
    '发展党员工作中的“四次公示”分别是什么？',
    '入党积极分子的培养联系人一般有几名？',
    '对领导干部“五个过硬”的要求是什么？',
    '集团党委是什么时候成立的？',
  ]);
});
