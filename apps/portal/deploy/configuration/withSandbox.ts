import { parseConfiguration } from '@trade-portal/supplier-api'

/**
 * Changes a configuration file for the sandbox. The supplier's server, and everything else at that address, moves to
 * the address of the sandbox. Credentials are allowed, because the sandbox allows them. Payment pages may only be on
 * the sandbox.
 * @throws Error where the file cannot be used.
 */
export function withSandbox(configurationFile: string, sandboxUrl: string): string {
  const deployed = parseConfiguration(configurationFile).endpointUrl
  const { protocol, hostname, port } = new URL(sandboxUrl)
  // The host always has its port, because http is only allowed for a host that is named with a port.
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
