import type { Plugin } from 'vite'
import { readVariant, withSandbox } from '../configuration/variants.ts'

/**
 * In development, serves the configuration of the variant that `PORTAL_VARIANT` names, with the diagnostics on. Each
 * address that begins with the supplier's address begins with the portal's address instead. This includes the address of
 * the card provider's page, so that page becomes a page of the portal.
 */
export function developmentConfigurationPlugin(): Plugin {
  return {
    name: 'development-configuration',
    apply: 'serve',
    configureServer(server) {
      const { configuration } = readVariant()
      const withDiagnostics = JSON.stringify(
        JSON.parse(configuration, (key, value: unknown) => (key === 'diagnostics' ? true : value)),
      )
      server.middlewares.use(`${server.config.base}config/configuration.json`, ({ headers }, response) => {
        const content = withSandbox(withDiagnostics, `http://${headers.host}`)
        response.setHeader('Content-Type', 'application/json; charset=utf-8').end(content)
      })
    },
  }
}
