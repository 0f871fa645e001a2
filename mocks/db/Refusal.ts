/** The server says no: `code` and message of the envelope that the call answers with. */
export class Refusal extends Error {
  readonly code: number;

  constructor(message: string, code = 500) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
  }
}
