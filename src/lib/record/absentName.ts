/** What stands for a chosen value that is none of the choices, and has no name. */
export const absentName = (value: string): string => `已停用或不可见（${value}）`;
