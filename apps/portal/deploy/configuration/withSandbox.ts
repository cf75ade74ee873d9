import { parseConfiguration } from '@trade-portal/supplier-api'

/**
 * Changes a configuration file so that the portal uses the sandbox. Each address that begins with the supplier's address
 * begins with the sandbox's address instead. The sandbox becomes the only host that may show payment pages. Calls may send
 * credentials, because the sandbox allows them.
 * @throws Error if the file cannot be used.
 */
export function withSandbox(configurationFile: string, sandboxUrl: string): string {
  const deployed = parseConfiguration(configurationFile).endpointUrl
  const { protocol, hostname, port } = new URL(sandboxUrl)
  // The port is always written, because http is only allowed for hosts with a port.
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
