export { buildPortal, portalBuild } from './buildPortal.ts'
export { servePortal } from './servePortal.ts'
