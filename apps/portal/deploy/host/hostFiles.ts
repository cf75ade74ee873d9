import { parseConfiguration } from '@trade-portal/supplier-api'
import { caddyFile } from './caddy.ts'
import { securityHeaders } from './headers.ts'
import { nginxFile, type Certificate } from './nginx.ts'
import { readProxy } from './proxy.ts'
import { headersFile, redirectsFile } from './staticHost.ts'

export interface HostOptions {
  /** Address of the supplier's server, if the portal's host forwards the calls to it. */
  readonly supplier?: string | undefined
  /** The paths of nginx's certificate and key, if nginx terminates TLS. */
  readonly tls?: Certificate | undefined
}

/**
 * The text of each host file, by the file's name. Host files tell a web server how to serve the portal.
 * @param configurationFile Text of the deployment's configuration file
 * @throws Error with a readable message if the configuration file or the supplier's address cannot be used
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
