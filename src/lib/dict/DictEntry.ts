/** An entry of a dictionary as the screens use it (specification, sections 3 and 13). */
export interface DictEntry {
  label: string;
  value: string;
  /** default, primary, success, info, warning or danger; empty = none. */
  listClass: string;
  /** Names of classes of its own; empty = none. */
  cssClass: string;
  /** Out of use: still shown where it was chosen, no longer to be chosen. */
  disabled: boolean;
}
