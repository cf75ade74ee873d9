export { NotFoundScreen } from '../trade/access/NotFoundScreen.tsx'
export { RequireAccess } from '../trade/access/RequireAccess.tsx'
export { Shell } from './Shell.tsx'
