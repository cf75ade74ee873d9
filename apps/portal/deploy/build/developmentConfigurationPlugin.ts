import { parseConfiguration } from '@trade-portal/supplier-api'
import type { Plugin } from 'vite'
import { readVariant } from '../configuration/variants.ts'
import { withSandbox } from '../configuration/withSandbox.ts'

/** In development, serves the configuration of the variant that the environment asks for, with the diagnostics on. */
export function developmentConfigurationPlugin(): Plugin {
  return {
    name: 'development-configuration',
    apply: 'serve',
    configureServer(server) {
      const deployed = readVariant().configuration
      // The simulated supplier answers at the supplier's own address, and names payment pages there.
      const configuration = withSandbox(deployed, parseConfiguration(deployed).endpointUrl)
      const content = JSON.stringify(
        JSON.parse(configuration, (key, value: unknown) => (key === 'diagnostics' ? true : value)),
      )
      server.middlewares.use(`${server.config.base}config/configuration.json`, (_request, response) => {
        response.setHeader('Content-Type', 'application/json; charset=utf-8').end(content)
      })
    },
  }
}
