import type { TourStep } from '@/ui/tour/createTour';
import { isOnScreen, showTour } from '@/ui/tour/showTour';

/** A part of the shell, found by its `data-tour` attribute, and the text that explains it. */
interface Target {
  part: string;
  text: string;
}

/** The steps of the tour. If a step has several targets, the first one that is on the screen is used. */
const STEPS: readonly { title: string; ways: readonly Target[] }[] = [
  {
    title: '主菜单',
    ways: [
      { part: 'topMenu', text: '先在这里选择一级菜单，它下面的页面列在旁边。' },
      { part: 'menu', text: '您有权使用的功能都在这里：点击分组展开，点击名称打开页面。' },
      { part: 'menuButton', text: '点击这里展开菜单，您有权使用的功能都在里面。' },
    ],
  },
  {
    title: '页面标签',
    ways: [{ part: 'tabs', text: '打开过的页面都留在这里，可随时切换，已填写的内容不会丢失。' }],
  },
  {
    title: '搜索菜单',
    ways: [{ part: 'search', text: '输入名称、拼音或首字母，直接打开页面（快捷键 Ctrl+K）。' }],
  },
  { title: '主题配置', ways: [{ part: 'theme', text: '在这里更换布局、主题颜色，或切换到深色模式。' }] },
  { title: 'AI 问答', ways: [{ part: 'assistant', text: '有关党史和党规党纪的问题，可随时向 AI 问答助手提问。' }] },
  { title: '个人账号', ways: [{ part: 'account', text: '在这里查看个人资料、退出登录，也可以再次打开本使用引导。' }] },
];

const find = (part: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`[data-tour="${part}"]`)].find(isOnScreen);

/** The steps whose target is on the screen now; it depends on layout, user and window size. */
export const shellSteps = (): TourStep[] =>
  STEPS.flatMap(({ title, ways }) => {
    for (const { part, text } of ways) {
      const element = find(part);
      if (element) return [{ element, title, text }];
    }
    return [];
  });

export const showShellTour = (signal: AbortSignal): Promise<void> =>
  showTour({ name: 'shellTour', repeat: 'always', steps: shellSteps }, signal);
