export { NotFoundScreen } from '../trade/access/NotFoundScreen.tsx'
export { RequireAccess } from '../trade/access/RequireAccess.tsx'
export { prefetchShell } from './queries.ts'
export { Shell } from './Shell.tsx'
