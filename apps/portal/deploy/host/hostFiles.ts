import { parseConfiguration } from '@trade-portal/supplier-api'
import { caddyFile } from './caddy.ts'
import { securityHeaders } from './headers.ts'
import { nginxFile, type Certificate } from './nginx.ts'
import { readProxy } from './proxy.ts'
import { headersFile, redirectsFile } from './staticHost.ts'

export interface HostOptions {
  /** Address of the supplier's server, if the portal's host passes the calls on. */
  readonly supplier?: string | undefined
  /** Where nginx finds its certificate, if TLS ends there. */
  readonly tls?: Certificate | undefined
}

/**
 * The files that tell hosts how to serve the portal, by their names.
 * @param configurationFile Text of the deployment's configuration file
 * @throws Error with a sentence where one of the two cannot be used
 */
export function hostFiles(configurationFile: string, { supplier, tls }: HostOptions = {}) {
  const configuration = parseConfiguration(configurationFile)
  const headers = securityHeaders(configurationFile, configuration.endpointUrl)
  const proxy = supplier === undefined ? undefined : readProxy(supplier, configuration)
  return {
    'nginx.conf': nginxFile(headers, proxy, tls),
    Caddyfile: caddyFile(headers, proxy),
    _headers: headersFile(headers),
    _redirects: redirectsFile,
    'missing.txt': 'Not found\n',
  }
}
