export { NotFoundScreen } from '../shared/screens/NotFoundScreen.tsx'
export { RequireEntry } from '../shared/screens/RequireEntry.tsx'
export { Shell } from './Shell.tsx'
