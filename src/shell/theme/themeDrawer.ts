import { createSignal } from '@/lib/signal';

/** Whether 主题配置 is open; outside of the controls, which another layout mounts anew. */
export const themeDrawer = createSignal<'never' | 'open' | 'closed'>('never');
