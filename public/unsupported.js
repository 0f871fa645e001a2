/*
 * Browsers without modules (Internet Explorer among them) run this and nothing else (§2.69). Others run it, too,
 * and are told the same where they are older than those that the app is built for (browserslist in package.json): they
 * lack something that the oldest of those have. They may go on all the same.
 * In any browser: where the app's script has not come, the page says that it could not be loaded.
 */
(function () {
  var BUTTON_STYLE =
    'min-height:32px;padding:4px 16px;border:1px solid #606266;background:#fff;color:#303133;font-size:14px;cursor:pointer';
  window.addEventListener('load', function () {
    var root = document.getElementById('root');
    // Modules have run by now, and src/main.tsx has left its mark.
    if (root.hasAttribute('data-started')) return;
    var reload = document.createElement('button');
    reload.type = 'button';
    reload.style.cssText = BUTTON_STYLE;
    reload.appendChild(document.createTextNode('重新加载'));
    reload.onclick = function () {
      location.reload();
    };
    var main = document.createElement('main');
    var failed = document.createElement('h1');
    main.className = 'splash';
    failed.style.cssText = 'margin:0;font-size:16px;font-weight:400';
    failed.appendChild(document.createTextNode('页面加载失败，请检查网络连接后重新加载。'));
    main.appendChild(failed);
    main.appendChild(reload);
    root.replaceChild(main, root.querySelector('.splash'));
  });
  var SUPPORTED = 'Chrome 或 Edge 108、Firefox 115、Safari 16.4 及以上版本';
  var isIe = !('noModule' in document.createElement('script'));
  var isKnown =
    !isIe &&
    // Chrome 108, Firefox 115 and Safari 16.4 have all of these, and hardly an older one does.
    typeof Array.prototype.findLast === 'function' &&
    typeof structuredClone === 'function' &&
    typeof CompressionStream === 'function' &&
    CSS.supports('height', '100dvh') &&
    CSS.supports('overflow-wrap', 'anywhere') &&
    CSS.supports('container-type', 'inline-size');
  var CHOICE = 'oldBrowserGoesOn';
  /* A browser that blocks the storage is asked each time. */
  function goesOn() {
    try {
      return localStorage.getItem(CHOICE);
    } catch (_blocked) {
      return null;
    }
  }
  if (isKnown || (!isIe && goesOn())) return;
  var page = document.body;
  var cover = document.createElement('div');
  var dialog = document.createElement('div');
  var title = document.createElement('h1');
  var text = document.createElement('p');
  cover.style.cssText = 'position:fixed;z-index:2147483647;top:0;right:0;bottom:0;left:0;background:#5b5f66';
  dialog.style.cssText =
    'width:420px;max-width:90%;margin:160px auto 0;padding:24px;background:#fff;color:#303133;font-size:14px;line-height:1.8';
  title.style.cssText = 'margin:0 0 12px;font-size:18px';
  dialog.setAttribute('role', 'alertdialog');
  dialog.setAttribute('aria-modal', 'true');
  dialog.setAttribute('aria-labelledby', 'unsupported');
  title.id = 'unsupported';
  title.appendChild(document.createTextNode('温馨提示'));
  text.appendChild(
    document.createTextNode(
      isIe
        ? '微软公司已停止对 Internet Explorer 浏览器的支持，本系统无法在当前浏览器中使用。请升级或更换浏览器' +
            '（' +
            SUPPORTED +
            '）；如使用双核浏览器，请切换到极速模式后重新打开。'
        : '当前浏览器的版本较低，部分内容可能显示异常，但仍可继续使用。本系统适用于 ' +
            SUPPORTED +
            '；如需升级，请联系单位的信息管理人员。',
    ),
  );
  dialog.appendChild(title);
  dialog.appendChild(text);
  cover.appendChild(dialog);
  // What of the app starts all the same is neither seen nor reached.
  var root = document.getElementById('root');
  root.style.display = 'none';
  page.appendChild(cover);
  if (isIe) return;
  var button = document.createElement('button');
  button.type = 'button';
  button.style.cssText = BUTTON_STYLE;
  button.appendChild(document.createTextNode('仍要继续'));
  button.onclick = function () {
    try {
      localStorage.setItem(CHOICE, 'true');
    } catch (_blocked) {
      // The next page asks again.
    }
    root.style.display = '';
    page.removeChild(cover);
  };
  dialog.appendChild(button);
  button.focus();
  // A click beside the button leaves it the focus.
  cover.onmousedown = function (event) {
    event.preventDefault();
  };
})();
