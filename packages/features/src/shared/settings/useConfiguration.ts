import type { Configuration, Settings } from '@trade-portal/supplier-api'
import { use } from 'react'
import { ConfigurationContext } from './ConfigurationContext.ts'

/** @throws Error `Configuration is not loaded` */
export function useConfiguration(): Configuration {
  const configuration = use(ConfigurationContext)
  if (!configuration) throw new Error('Configuration is not loaded')
  return configuration
}

export function useSettings(): Settings {
  return useConfiguration().settings
}
