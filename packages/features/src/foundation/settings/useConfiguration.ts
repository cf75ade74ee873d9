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

/**
 * The address of the supplier's logo, which is deployed in the folder of `index.html`.
 * @param logo The path in the portal, such as `/logo.svg`; '' for none.
 */
export function logoAddress(logo: string): string {
  return logo === '' ? '' : import.meta.env.BASE_URL + logo.slice(1)
}
