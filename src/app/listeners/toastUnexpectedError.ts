import { describeError } from '@/lib/http/errorMessages';
import { RequestError } from '@/lib/http/errors';
import { toast } from '@/ui/toast/toast';

/** Tells the user of an error that nobody else has told of; failed calls have been reported where they failed. */
export function toastUnexpectedError(error: unknown): void {
  if (error instanceof RequestError) return;
  const message = describeError(error);
  if (message !== undefined) toast.error(message);
}
