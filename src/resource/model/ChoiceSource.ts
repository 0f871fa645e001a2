/** Where choices come from: a GET call, and the names of the fields in its answer. */
export interface ChoiceSource {
  /** `:id` stands for the id of the record in the form. */
  url: string;
  /** Field of the answer that holds the list; by default `data`. */
  at?: string;
  /** Field of the id, by default `id`, and of the name. */
  id?: string;
  name: string;
  /** Field of the parent's id in a flat tree; by default `parentId`. Nested `children` are found by themselves. */
  parent?: string;
  /** Field with further words that a search finds. */
  keywords?: string;
  /** Parameter by which the server is asked for choices with a text in their names; without it, it sends all at once. */
  search?: string;
  /** Tag of the records behind the choices: they are fetched again when those change. */
  tag?: string;
}
