/** The response of RuoYi 4.8 to GET /getRouters of its administrator, shortened to one node of each kind. */
export const RUOYI_MENU = [
  {
    name: 'System',
    path: '/system',
    hidden: false,
    redirect: 'noRedirect',
    component: 'Layout',
    alwaysShow: true,
    meta: { title: '系统管理', icon: 'system', noCache: false, link: null },
    children: [
      {
        name: 'User',
        path: 'user',
        hidden: false,
        component: 'system/user/index',
        meta: { title: '用户管理', icon: 'user', noCache: false, link: null },
      },
      {
        name: 'Dict',
        path: 'dict',
        hidden: false,
        component: 'system/dict/index',
        meta: { title: '字典管理', icon: 'dict', noCache: false, link: null },
      },
      {
        name: 'Oss',
        path: 'oss',
        hidden: false,
        component: '@/views/system/oss/index.vue',
        meta: { title: '文件管理', icon: 'upload', noCache: false, link: null },
      },
      {
        name: 'Log',
        path: 'log',
        hidden: false,
        redirect: 'noRedirect',
        component: 'ParentView',
        alwaysShow: true,
        meta: { title: '日志管理', icon: 'log', noCache: false, link: null },
        children: [
          {
            name: 'Operlog',
            path: 'operlog',
            hidden: false,
            component: 'monitor/operlog/index',
            meta: { title: '操作日志', icon: 'form', noCache: false, link: null },
          },
        ],
      },
    ],
  },
  {
    name: 'Http://ruoyi.vip',
    path: 'http://ruoyi.vip',
    hidden: false,
    component: 'Layout',
    meta: { title: '若依官网', icon: 'guide', noCache: false, link: 'http://ruoyi.vip' },
  },
  {
    name: 'Http://ruoyi.vip',
    path: 'http://ruoyi.vip',
    hidden: false,
    component: 'Layout',
    meta: { title: '若依首页', icon: 'guide', noCache: false, link: 'http://ruoyi.vip' },
  },
  {
    path: '/',
    hidden: false,
    component: 'Layout',
    meta: { title: '若依文档', icon: 'education', noCache: false, link: null },
    children: [
      {
        name: '////////',
        path: '////////',
        hidden: false,
        component: 'InnerLink',
        meta: { title: '若依文档', icon: 'education', noCache: false, link: 'http://doc.ruoyi.vip' },
      },
    ],
  },
];
