export { NotFoundScreen } from '../shared/screens/NotFoundScreen.tsx'
export { RequireEntry } from '../shared/screens/RequireEntry.tsx'
export { askFrame } from './queries.ts'
export { Shell } from './Shell.tsx'
