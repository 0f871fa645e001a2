declare module 'virtual:menuIcons/*' {
  const icons: Readonly<Record<string, import('./SetIcon').IconDrawing>>;
  export default icons;
}
