import { appConfig } from '@/config/appConfig';

let page = appConfig.title;
let mask: string | undefined;

const show = () => {
  document.title = mask ?? page;
};

/** Gives the window the title of its page; behind a mask it waits. */
export function titlePage(title: string): void {
  page = title;
  show();
}

/** Shows this title whatever page is opened. Returns the function that shows the page's again. */
export function maskTitle(title: string): () => void {
  mask = title;
  show();
  return () => {
    mask = undefined;
    show();
  };
}
