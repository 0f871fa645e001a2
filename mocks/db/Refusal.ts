/** An error of the server: `code` and `message` of the envelope. */
export class Refusal extends Error {
  readonly code: number;

  constructor(message: string, code = 500) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
  }
}
