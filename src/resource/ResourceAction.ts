import type { ComponentType, ReactNode } from 'react';
import type { ServerRecord } from '@/lib/record/ServerRecord';
import type { Resource } from './Resource';

export interface ActionCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  body?: unknown;
}

/** A dialog with a record. It is mounted while it is open. */
export interface DetailProps {
  record: ServerRecord;
  onClose: () => void;
}

/** The dialog of an action; the record is empty for an action above the table. */
export interface ActionDialogProps extends DetailProps {
  /** Sends a call, after which the list is fetched again; resolves with whether it succeeded. Errors are told. */
  run: (call: ActionCall) => Promise<boolean>;
}

interface AnyAction {
  key: string;
  label: string;
  icon?: ReactNode;
  /** The last word of the permission, or a whole one with colons; without it everybody may. */
  permission?: string;
  danger?: boolean;
  /** What is out of date after the call, besides the list. */
  changes?: readonly string[];
  /** Said after the call. */
  done?: string;
}

/** An action beside the usual ones: it sends a call after a question, or opens a dialog. */
export interface ResourceAction extends AnyAction {
  /** Whether a row has the action. */
  when?: (record: ServerRecord) => boolean;
  /** Asked before the call; gets the name of the record. */
  question?: (name: string) => string;
  call?: (record: ServerRecord, scope: ServerRecord) => ActionCall;
  dialog?: ComponentType<ActionDialogProps>;
  /** Opens the form of this description, which has a `savePath` of its own, with the record of the row. */
  form?: Resource;
}

/** An action for several rows: one call for all of them. */
export interface SelectionAction extends AnyAction {
  /** Asked before the call; gets the number of rows. */
  question?: (count: number) => string;
  call: (records: readonly ServerRecord[], scope: ServerRecord) => ActionCall;
}
