import type { Configuration, Settings } from '@trade-portal/supplier-api'
import { use, createContext } from 'react'

export const ConfigurationContext = createContext<Configuration | null>(null)

/** The deployment's configuration. @throws Error outside a ConfigurationProvider */
export function useConfiguration(): Configuration {
  const configuration = use(ConfigurationContext)
  if (!configuration) throw new Error('Configuration is not loaded')
  return configuration
}

/** The settings of the configuration. @throws Error outside a ConfigurationProvider */
export function useSettings(): Settings {
  return useConfiguration().settings
}
