export {
  acceptsParameters,
  entryOf,
  findRoute,
  isBuilt,
  isPublic,
  routeNames,
  routes,
  type BuiltRouteName,
} from './addresses/routes.ts'
export { StartPage } from './addresses/StartPage.tsx'
export { lazyCode } from './failures/lazyCode.ts'
export { CodeLoadError } from './failures/failures.ts'
export { ScreenErrorBoundary } from './failures/ScreenErrorBoundary.tsx'
export { toasts } from './notices/toasts.ts'
export { PageChanges } from './screens/PageChanges.tsx'
export { ScreenHeading } from './screens/Screen.tsx'
export { UpdatesContext, type Updates } from './screens/UpdatesContext.ts'
export { RequireSession } from './session/RequireSession.tsx'
export { SessionProvider } from './session/SessionProvider.tsx'
export { preloadSession } from './session/sessionStore.ts'
export { ConfigurationProvider } from './settings/ConfigurationProvider.tsx'
export { useConfiguration } from './settings/useConfiguration.ts'
