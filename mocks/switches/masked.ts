import { maskIdCard, maskPhone } from '../db/party/masks';
import { changeFields, changeJson, type Layer } from './Layer';
import { callerOf } from './callerOf';

const maskMail = (mail: string) =>
  mail.replace(/^(.)([^@]*)/, (_all, first: string, rest: string) => first + '*'.repeat(rest.length));

/** Masks phone numbers, id numbers and addresses of mail. What comes back is stored as it is. */
export const masked =
  (isFor: (username: string) => boolean): Layer =>
  (next) =>
  async (request) => {
    const response = await next(request);
    if (!isFor(callerOf(request))) return response;
    return changeJson(response, (body) =>
      changeFields(body, (name, field) => {
        if (typeof field !== 'string') return field;
        if (name === 'phonenumber') return maskPhone(field);
        if (name === 'idCard') return maskIdCard(field);
        return name === 'email' ? maskMail(field) : field;
      }),
    );
  };
