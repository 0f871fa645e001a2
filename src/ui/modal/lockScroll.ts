let locks = 0;

/** Holds the page still behind a dialog, without a jump where its scroll bar was; returns what lets it go. */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  locks += 1;
  if (locks === 1) {
    style.setProperty('--scrollbar', `${window.innerWidth - clientWidth}px`);
    document.documentElement.classList.add('is-locked');
  }
  return () => {
    locks -= 1;
    if (locks === 0) document.documentElement.classList.remove('is-locked');
  };
}
