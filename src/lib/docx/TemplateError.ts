/** A Word template cannot be filled; the message names the file, says what is wrong and who can help. */
export class TemplateError extends Error {
  constructor(file: string, problem: string) {
    super(`模板“${file}”${problem}`);
    this.name = 'TemplateError';
  }
}
