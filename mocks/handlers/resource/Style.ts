/** How a backend differs from another one. */
export interface Style {
  /** A field in a body that a record does not have, or of another type, is refused. */
  isStrict: boolean;
  /** A PUT without the ids of related records removes the relations. */
  dropsRelations: boolean;
  /** An export is of one page, and refused where the form does not say which. */
  exportsPages: boolean;
  /** The list of sessions comes in pages, not as a whole. */
  pagesSessions: boolean;
  /** Lists have the remarks of their records. */
  listsRemarks: boolean;
  /** There are the latest announcements, and marks of what is read. */
  announces: boolean;
  /** A record that is not there is a success without data, not a refusal. */
  answersNone: boolean;
  /** The order of menus and departments is saved together. */
  savesOrder: boolean;
  /** The calls of party work are as RuoYi generates them, without the lines that are added by hand. */
  isGenerated: boolean;
}

/** A backend that forgives everything. */
export const PLAIN_STYLE: Style = {
  isStrict: false,
  dropsRelations: false,
  exportsPages: false,
  pagesSessions: true,
  listsRemarks: true,
  announces: true,
  answersNone: false,
  savesOrder: true,
  isGenerated: false,
};
