/* Browsers without modules (Internet Explorer among them) run this and nothing else: spec.md section 2, "Browser warning". */
(function () {
  var page = document.body;
  var cover = document.createElement('div');
  var dialog = document.createElement('div');
  var title = document.createElement('h1');
  var text = document.createElement('p');
  cover.style.cssText = 'position:fixed;top:0;right:0;bottom:0;left:0;background:#5b5f66';
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
      '微软公司已停止对 Internet Explorer 浏览器的支持，本系统无法在当前浏览器中使用。请升级或更换浏览器；如使用双核浏览器，请切换到极速模式后重新打开。',
    ),
  );
  dialog.appendChild(title);
  dialog.appendChild(text);
  cover.appendChild(dialog);
  page.appendChild(cover);
})();
