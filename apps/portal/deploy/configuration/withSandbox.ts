import { parseConfiguration } from '@trade-portal/supplier-api'

/**
 * A configuration file for the sandbox: with the supplier's server, and everything else at its address, moved to the
 * sandbox's address, and with credentials, which the sandbox allows.
 * @throws Error where the file cannot be used.
 */
export function withSandbox(configurationFile: string, sandboxUrl: string): string {
  const deployed = parseConfiguration(configurationFile).endpointUrl
  return JSON.stringify(
    JSON.parse(configurationFile, (key, value: unknown) => {
      if (typeof value === 'string' && value.startsWith(deployed)) return sandboxUrl + value.slice(deployed.length)
      return key === 'DeviceList' && Array.isArray(value) ? value.map(allowCredentials) : value
    }),
  )
}

function allowCredentials(entry: object): object {
  return { ...entry, cors_credentials: true }
}
