export { RequireEntry } from '../shared/entries/RequireEntry.tsx'
export { Shell } from './Shell.tsx'
