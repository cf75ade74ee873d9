declare module 'virtual:component-uses.js' {
  const uses: Readonly<Record<string, readonly import('./componentUses.ts').ScreenLink[]>>
  export default uses
}
