export { HomeScreen } from './HomeScreen.tsx'
export { askHome } from './queries.ts'
