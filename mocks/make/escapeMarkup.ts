/** Text as it stands in HTML or XML. */
export const escapeMarkup = (text: string): string => text.replace(/[<>&"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
