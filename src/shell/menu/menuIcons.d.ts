/** Made by `vite/menuIcons.ts`. */
declare module 'virtual:menuIcons/*' {
  const icons: Readonly<
    Record<string, { viewBox: string; paths: readonly { d: string; fillRule?: 'evenodd'; isFaint?: true }[] }>
  >;
  export default icons;
}
