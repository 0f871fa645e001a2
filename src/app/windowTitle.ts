import { appConfig } from '@/config/appConfig';

let page = appConfig.title;
let mask: string | undefined;

const show = () => {
  document.title = mask ?? page;
};

/** Sets the window's title to that of its page; under a mask, once the mask is gone. */
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
