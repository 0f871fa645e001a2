import type { MenuAction } from '@/ui/actionMenu/actionMenu';

export type ExportFormat = 'word' | 'markdown';

/** The entries of the menu 导出, for a reply and for a conversation. */
export const exportActions = (onExport: (format: ExportFormat) => void): MenuAction[] => [
  { key: 'word', label: 'Word（.docx）', onChoose: () => onExport('word') },
  { key: 'markdown', label: 'Markdown（.md）', onChoose: () => onExport('markdown') },
];
