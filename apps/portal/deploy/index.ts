export { buildPortal, portalBuild, type BuiltScript } from './build/buildPortal.ts'
export { readVariant } from './configuration/variants.ts'
export { withSandbox } from './configuration/withSandbox.ts'
export { servePortal } from './serve/servePortal.ts'
