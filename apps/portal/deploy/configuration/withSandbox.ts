import { parseConfiguration } from '@trade-portal/supplier-api'

/**
 * A configuration file for the sandbox: with the supplier's server, and everything else at its address, moved to the
 * sandbox's address; with credentials, which the sandbox allows; and with the sandbox as the only host of payment pages.
 * @throws Error where the file cannot be used.
 */
export function withSandbox(configurationFile: string, sandboxUrl: string): string {
  const deployed = parseConfiguration(configurationFile).endpointUrl
  const { protocol, hostname, port } = new URL(sandboxUrl)
  // Always with its port, because http is only allowed for a host that is named with one.
  const sandboxHost = `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
  const forSandbox = (entry: { readonly settings?: object }) => ({
    ...entry,
    cors_credentials: true,
    settings: { ...entry.settings, paymentHosts: [sandboxHost] },
  })
  return JSON.stringify(
    JSON.parse(configurationFile, (key, value: unknown) => {
      if (typeof value === 'string' && value.startsWith(deployed)) return sandboxUrl + value.slice(deployed.length)
      return key === 'DeviceList' && Array.isArray(value) ? value.map(forSandbox) : value
    }),
  )
}
