import type { Plugin } from 'vite'
import { readVariant } from '../configuration/variants.ts'

/** In development, serves the configuration of the variant that the environment asks for, with the diagnostics on. */
export function developmentConfigurationPlugin(): Plugin {
  return {
    name: 'development-configuration',
    apply: 'serve',
    configureServer(server) {
      const { configuration } = readVariant()
      const content = JSON.stringify(
        JSON.parse(configuration, (key, value: unknown) => (key === 'diagnostics' ? true : value)),
      )
      server.middlewares.use(`${server.config.base}config/configuration.json`, (_request, response) => {
        response.setHeader('Content-Type', 'application/json; charset=utf-8').end(content)
      })
    },
  }
}
