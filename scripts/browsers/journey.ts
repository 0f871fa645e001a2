import { LAYOUT_NAMES } from '@/config/theme/themeSchema';
import { pathWithQuery, walkRoutes } from '../../src/state/routes/routeTree';
import { buildRoutes } from '../../src/state/routes/buildRoutes';
import { menuOf } from '../../mocks/db/menu/menuOf';
import type { BrowserPage } from './BrowserPage';
import { Person } from './Person';

const DIALOG = '[role=dialog]';
const ACCESS = { permissions: ['*:*:*'], roles: ['admin'], admin: true, filterByRole: false };

/** The pages of the group administrator's menu. */
function menuPages(host: string) {
  const { nodes } = buildRoutes(menuOf('admin', host), ACCESS);
  return [...walkRoutes(nodes)]
    .map(([node]) => node)
    .filter(({ target }) => target.type === 'page' || target.type === 'frame');
}

const goTo = (person: Person, place: string) => person.ask(`void (location.hash = ${JSON.stringify(place)})`);

async function signIn(person: Person): Promise<void> {
  await person.sees('button', '^登录$');
  await person.until(`document.querySelector('img[alt="验证码图片"]') !== null`, 'the captcha');
  // Marks the assistant's tour as seen, else it would cover the page. It has its own tests.
  await person.ask(`void (document.cookie = 'chatOnlineTour=true')`);
  await person.fill('^用户名$', 'admin');
  await person.fill('^密码$', 'admin123');
  await person.fill('^验证码$', String(await person.ask('journey.captcha()')));
  await person.click('button', '^登录$');
  await person.sees('heading', '集团管理员！$');
}

async function visitPages(person: Person, host: string): Promise<number> {
  const pages = menuPages(host);
  for (const node of pages) {
    const place = pathWithQuery(node);
    await goTo(person, place);
    await person.until(`document.title.startsWith(${JSON.stringify(node.meta.title)})`, `the title of ${place}`);
    await person.sees('heading', '.', '#page');
    await person.until(`!document.querySelector('#page').innerText.includes('页面组件不存在')`, `the page of ${place}`);
    await person.page.idle();
  }
  return pages.length;
}

async function editDictionary(person: Person): Promise<void> {
  await goTo(person, '/system/dict?type=education');
  await person.sees('cell', '^大学本科$');
  await person.click('button', '新\\s*增$', '#main');
  await person.fill('^字典标签$', '技工学校', DIALOG);
  await person.fill('^字典键值$', '44', DIALOG);
  await person.click('button', '保\\s*存', DIALOG);
  await person.sees('cell', '^技工学校$');
  await person.until(`!document.querySelector('${DIALOG}')`, 'the end of the dialog');
}

async function askAssistant(person: Person): Promise<void> {
  await person.click('button', '^AI 问答$');
  await person.fill('^问题$', '发展党员工作中的“四次公示”分别是什么？', DIALOG);
  await person.page.press('Enter');
  const end = '具体期限以上级党委的规定为准';
  await person.until(`document.querySelector('${DIALOG}').innerText.includes('${end}')`, 'the whole answer');
  await person.page.press('Escape');
  await person.until(`!document.querySelector('${DIALOG}')`, 'the end of the dialog');
}

async function tryLayouts(person: Person, baseUrl: string): Promise<void> {
  for (const layout of LAYOUT_NAMES) {
    await person.page.idle();
    await person.ask(`localStorage.setItem('theme', ${JSON.stringify(JSON.stringify({ layout }))})`);
    await person.goto('about:blank');
    await person.goto(`${baseUrl}#/system/dict?type=education`);
    await person.sees('cell', '^大学本科$');
    await person.until(
      `document.querySelector('nav[aria-label="主菜单"], nav[aria-label="一级菜单"]') !== null`,
      `the menu of ${layout}`,
    );
    await person.until(`document.body.classList.contains('theme-blue-white')`, `the theme in ${layout}`);
  }
}

/** Uses the main features once, as a user of this browser does. Fails with every error that the page has reported. */
export async function runJourney(page: BrowserPage, baseUrl: string): Promise<void> {
  const person = new Person(page);
  const { origin } = new URL(baseUrl);
  const tell = (done: string) => console.log(`${page.version}: ${done}`);
  await person.goto(baseUrl);
  await signIn(person);
  tell('signed in');
  tell(`${await visitPages(person, origin)} pages of the menu`);
  await editDictionary(person);
  tell('a dictionary edited');
  await askAssistant(person);
  tell('a streamed answer');
  await tryLayouts(person, baseUrl);
  tell(`${LAYOUT_NAMES.length} layouts`);
  if (page.pageErrors.length > 0) throw new Error(`${page.version}:\n${page.pageErrors.join('\n')}`);
}
