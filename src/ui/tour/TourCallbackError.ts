/** A tour was given something for a callback that cannot be called (specification, section 5). */
export class TourCallbackError extends Error {
  constructor(event: string) {
    super(`Provided callback for ${event} was not a function`);
    this.name = 'TourCallbackError';
  }
}
