import { parseConfiguration } from '@trade-portal/supplier-api'

/**
 * A configuration file with the supplier's server, and everything else at its address, moved to another address.
 * @throws Error where the file cannot be used.
 */
export function withEndpoint(configurationFile: string, endpointUrl: string): string {
  const deployed = parseConfiguration(configurationFile).endpointUrl
  return JSON.stringify(
    JSON.parse(configurationFile, (_key, value: unknown) =>
      typeof value === 'string' && value.startsWith(deployed) ? endpointUrl + value.slice(deployed.length) : value,
    ),
  )
}
