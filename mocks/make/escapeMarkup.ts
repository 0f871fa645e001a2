/** Escapes `<`, `>`, `&` and `"`, for text in HTML and XML. */
export const escapeMarkup = (text: string): string => text.replace(/[<>&"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
