import type { RouteRecord } from './RouteRecord';
import { makeFrameMenuEntry } from './entries';

/** 文件下载; its tab cannot be closed. */
export const filesMenu: RouteRecord = {
  path: '/files',
  name: 'Files',
  component: 'files/FilesPage',
  meta: { title: '文件下载', icon: 'cloud-download', noClosable: true },
};

/** 组件总览 */
export const catalogueMenu: RouteRecord = {
  path: '/catalogue',
  name: 'Catalogue',
  component: 'catalogue/CataloguePage',
  meta: { title: '组件总览', icon: 'appstore', noColumn: true },
};

/** External pages: one in a frame, one in a new window, one in this window (RuoYi's dialect). */
export const linksMenu: RouteRecord = {
  path: '/links',
  name: 'Links',
  meta: { title: '学习网站', icon: 'link' },
  children: [
    makeFrameMenuEntry('portal', '学习专题', 'portal', { icon: 'read' }),
    { path: 'https://www.12371.cn', meta: { title: '共产党员网', icon: 'link', target: '_blank' } },
    {
      path: 'people',
      name: 'People',
      component: 'Layout',
      meta: { title: '人民网党史频道', icon: 'flag', link: 'http://dangshi.people.com.cn' },
    },
  ],
};
