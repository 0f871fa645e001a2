import type { ComponentType, ReactNode } from 'react';
import type { ServerRecord } from '@/lib/record/ServerRecord';

/** A dialog of an action. It is mounted while it is open. */
export interface ActionDialogProps {
  /** The record of the row; empty for an action above the table. */
  record: ServerRecord;
  onClose: () => void;
}

interface ActionCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  body?: unknown;
}

/** An action beside the usual ones: it sends a call after a question, or opens a dialog. */
export interface ResourceAction {
  key: string;
  label: string;
  icon?: ReactNode;
  /** The last word of the permission, or a whole one with colons; without it everybody may. */
  permission?: string;
  danger?: boolean;
  /** Whether a row has the action. */
  when?: (record: ServerRecord) => boolean;
  /** Asked before the call; gets the name of the record. */
  question?: (name: string) => string;
  call?: (record: ServerRecord) => ActionCall;
  /** What is out of date after the call, besides the list. */
  changes?: readonly string[];
  /** Said after the call. */
  done?: string;
  dialog?: ComponentType<ActionDialogProps>;
}
