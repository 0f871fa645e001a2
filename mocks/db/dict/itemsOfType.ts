import { db } from '../db';
import type { DictItem } from './DictItem';
import { jobCodes } from './jobCodes';
import { JOB_CODE_TYPE } from './seedTypes';

const bySort = (a: DictItem, b: DictItem) => a.dictSort - b.dictSort || a.id - b.id;

function generatedItems(): readonly DictItem[] {
  const type = db.dictTypes.find(({ dictType }) => dictType === JOB_CODE_TYPE);
  if (!type) return [];
  const codes = jobCodes(type.id);
  if (db.jobCodeEdits.size === 0) return codes;
  return codes.flatMap((code) => {
    const edit = db.jobCodeEdits.get(code.id);
    return edit === undefined ? code : (edit ?? []);
  });
}

/** The items of a type, or of all types, by `dictSort`. */
export function itemsOfType(dictType?: string): readonly DictItem[] {
  const stored = dictType === undefined ? db.dictItems : db.dictItems.filter((item) => item.dictType === dictType);
  const generated = dictType === undefined || dictType === JOB_CODE_TYPE ? generatedItems() : [];
  // The generated list is sorted; sorting 100,000 items for every page would be slow.
  if (stored.length === 0 && db.jobCodeEdits.size === 0) return generated;
  return [...stored, ...generated].sort(bySort);
}
