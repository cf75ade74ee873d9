import { parseArgs } from 'node:util'
import { parseConfiguration, type Endpoint } from '@trade-portal/supplier-api'

/** The server that the probe calls, and the account with which it signs in. */
export interface Account {
  /** The server's address, without a slash at its end, and which of the two URL forms the server uses. */
  readonly endpoint: Endpoint
  readonly companyId: string
  readonly deviceId: string
  readonly userName: string
  readonly password: string
  /** The address where the portal will be deployed, such as `https://portal.example`. If given, CORS is checked. */
  readonly origin?: string
}

export type ProbeArguments = Omit<Account, 'password'> & {
  readonly write: boolean
  /** The folder for the recording. */
  readonly record?: string
}

/**
 * Parses the command line.
 * @throws Error with a message for the user
 */
export function readArguments(words: readonly string[]): ProbeArguments {
  const { values } = parseArgs({
    args: [...words],
    options: {
      endpoint: { type: 'string' },
      user: { type: 'string' },
      company: { type: 'string' },
      device: { type: 'string', default: 'PORTAL' },
      api: { type: 'string', default: 'proxy' },
      origin: { type: 'string' },
      write: { type: 'boolean', default: false },
      record: { type: 'string' },
    },
  })
  const { endpoint, user, company, device, api, origin, write, record } = values
  if (!endpoint || !user || !company) throw new Error('--endpoint, --user and --company are needed.')
  if (api !== 'proxy' && api !== 'v1') throw new Error(`--api is proxy or v1, not ${api}.`)
  return {
    endpoint: { endpointUrl: checkedUrl(endpoint, device, company), api },
    companyId: company,
    deviceId: device,
    userName: user,
    ...(origin === undefined ? {} : { origin: checkedOrigin(origin) }),
    write,
    ...(record === undefined ? {} : { record }),
  }
}

/** The origin of the portal's address; the path is ignored. */
function checkedOrigin(given: string): string {
  const { origin } = URL.canParse(given) ? new URL(given) : { origin: 'null' }
  if (origin === 'null') throw new Error(`--origin is the address of the portal, such as https://portal.example.`)
  return origin
}

/** Checks the address by the rules for a deployment's configuration, so that no password is sent unencrypted. */
function checkedUrl(endpointUrl: string, device: string, company: string): string {
  try {
    return parseConfiguration(JSON.stringify({ DeviceList: [{ endpointUrl, device_id: device, company_id: company }] }))
      .endpointUrl
  } catch {
    throw new Error(
      `--endpoint must be an https address without query (http only for this machine); --device and --company not blank.`,
    )
  }
}
