declare module 'virtual:screens.js' {
  export const screens: readonly import('./describeScreens.ts').ScreenFacts[]
  /** The ids of the stories of which `pnpm pictures` has taken a picture on this machine. */
  export const statePictures: readonly string[]
}
