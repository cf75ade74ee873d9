import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseConfiguration } from '@trade-portal/supplier-api'

/** A deployment of the portal that the simulated supplier can serve. */
interface Variant {
  /** Text of the variant's configuration file. */
  readonly configuration: string
  /** The data sets that the variant's sandbox offers. By default it offers all. */
  readonly worlds?: readonly ['usa']
  readonly accounts: readonly (readonly [name: string, what: string])[]
}

const staff = [
  ['demo-admin', 'administrator'],
  ['demo-sales', 'sales'],
] as const

/**
 * The variant named by the environment variable `PORTAL_VARIANT`.
 * @throws Error with a readable message if there is no variant of that name
 */
export function readVariant(asked = process.env['PORTAL_VARIANT'] ?? ''): Variant {
  switch (asked) {
    case '':
      return {
        configuration: read('../../public/config/configuration.json'),
        accounts: [...staff, ['demo-hold, demo-suspended, demo-empty, demo-large', 'other accounts']],
      }
    case 'usa':
      // `usa.json` is not in `public`, so that its demonstration data is never deployed.
      return {
        configuration: read('usa.json'),
        worlds: ['usa'],
        accounts: [['demo-usa', 'administrator'], ...staff],
      }
    default:
      throw new Error(`PORTAL_VARIANT is ${asked}; there is only usa, or none.`)
  }
}

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')

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
