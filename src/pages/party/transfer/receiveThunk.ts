import { lacksCall } from '@/lib/http/lacksCall';
import { cancelsBatch, isLeft, RequestError } from '@/lib/http/errors';
import { type ServerRecord, textOf } from '@/lib/record/ServerRecord';
import { readAll } from '@/resource/data/readAll';
import { readRecord } from '@/resource/data/recordThunks';
import { failureReason } from '@/resource/data/saveOutcome';
import { sendRecord } from '@/resource/data/sendRecord';
import type { Read } from '@/resource/model/Resource';
import { logError } from '@/state/errorLog/logError';
import { recordsChanged } from '@/state/server/recordsChanged';
import type { AppThunk } from '@/state/storeTypes';
import { HISTORY } from '../member/history';
import { MEMBER_FORM } from '../member/memberForm';
import { MEMBERS, move, STANDARDS } from '../lists';
import { readDevelops, readDevelopSteps } from './develops';
import { type MemberRows, type Receipt, receiveSteps } from './receiveSteps';
import { WITHIN } from './transferRules';
import { RECEIVED, TRANSFERS } from './transfers';

/** What became of a receipt: the labels of what is done by it now, and of what is left; the first of these has failed. */
export interface Received {
  done: readonly string[];
  left: readonly string[];
  reason: string;
}

const WHOLE: Received = { done: [], left: [], reason: '' };
const DATA = ['party/member', 'party/history', 'party/develop', 'party/step', 'party/standard', 'party/transfer'];

async function readRows(read: Read, transfer: ServerRecord, memberId: unknown): Promise<MemberRows | undefined> {
  const subject = { ...transfer, memberId };
  const ofMember = { memberId: textOf(memberId) };
  const isWithin = transfer['directionType'] === WITHIN;
  const none: Promise<readonly ServerRecord[]> = Promise.resolve([]);
  const [members, history, develops, standards] = await Promise.all([
    read(MEMBERS, { memberName: textOf(transfer['memberName']) }),
    read(HISTORY, ofMember),
    isWithin ? readDevelops(read, subject) : none,
    isWithin ? read(STANDARDS, ofMember) : none,
  ]);
  const member = members.find((one) => textOf(one['memberId']) === textOf(memberId));
  if (!member) return undefined;
  return { member, history, develops, standards, developSteps: await readDevelopSteps(read, develops) };
}

/**
 * Makes the receipt of a transfer: by one call, where the server has it, else row by row in its order. What is there
 * already is found by reading, so that whoever does it again goes on with what is left.
 */
export const receiveTransfer =
  (transfer: ServerRecord, receipt: Receipt): AppThunk<Promise<Received>> =>
  async (dispatch, _getState, { http }) => {
    const failed = (error: unknown, done: readonly string[], left: readonly string[]): Received => {
      if (!(error instanceof RequestError)) throw error;
      if (isLeft(error) && !cancelsBatch(error)) dispatch(logError(error));
      return { done, left, reason: failureReason(error) };
    };
    const read: Read = (list, query) => dispatch(readAll(list, query));
    const memberId = receipt.memberId ?? transfer['memberId'];
    const done: string[] = [];
    let left = ['接收'];
    try {
      const whole = move(TRANSFERS, 'receive')(transfer, receipt);
      const isWhole = await sendRecord(http, TRANSFERS, whole, transfer, 'sessionEnd').then(
        () => true,
        (error: unknown) => {
          if (!lacksCall(error)) throw error;
          return false;
        },
      );
      if (isWhole) return WHOLE;
      const rows = await readRows(read, transfer, memberId);
      if (!rows) return { done, left, reason: '名册中没有该党员' };
      const { member } = rows;
      const places = [transfer['deptId'], receipt.deptId].map(textOf);
      if (transfer['directionType'] === WITHIN && !places.includes(textOf(member['deptId'])))
        return { done, left, reason: `该党员已在${textOf(member['deptName'])}，请选择该支部` };
      const steps = receiveSteps(transfer, receipt, rows);
      left = steps.map(({ label }) => label);
      for (const { label, calls } of steps) {
        // The words of the roster: its calls have private fields.
        for (const call of calls) await sendRecord(http, MEMBER_FORM, call, {}, 'sessionEnd');
        if (left.length > 1) {
          done.push(label);
          left = left.slice(1);
        }
      }
      // A server whose edits leave the state as it is says that it is done all the same.
      const now = await readRecord(http, TRANSFERS, transfer, {});
      return now?.['status'] === RECEIVED
        ? WHOLE
        : { done, left, reason: '服务器缺少“接收”接口（docs/party-server.md）' };
    } catch (error) {
      return failed(error, done, left);
    } finally {
      dispatch(recordsChanged(DATA.flatMap((path) => [`/${path}`, `/${path}/list`])));
    }
  };
