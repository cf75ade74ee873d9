export { buildPortal, portalBuild } from './build/buildPortal.ts'
export { servePortal } from './serve/servePortal.ts'
