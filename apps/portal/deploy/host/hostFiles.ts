import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseConfiguration } from '@trade-portal/supplier-api'
import { unusableProblems } from '../check/checkConfiguration.ts'
import { formatProblem } from '../check/problem.ts'
import { securityHeaders, cacheControl } from './headers.ts'
import { writeInstallFiles } from './installFiles.ts'
import { nginxFile, type Certificate } from './nginx.ts'
import { readProxy } from './proxy.ts'

export interface HostOptions {
  /** Address of the supplier's server, if the portal's host forwards the calls to it. */
  readonly supplier?: string | undefined
  /** Path of the certificate on which the trust in the supplier's server is based, if not one of the system's. */
  readonly supplierCa?: string | undefined
  /** The paths of nginx's certificate and key, if nginx terminates TLS. */
  readonly tls?: Certificate | undefined
  /** The value of the header `Strict-Transport-Security`. */
  readonly hsts?: string | undefined
}

/**
 * The text of each host file, by the file's name. Host files tell a web server how to serve the portal.
 * @param configurationFile Text of the deployment's configuration file
 * @throws Error with a readable message if the configuration file or the supplier's address cannot be used
 */
export function hostFiles(configurationFile: string, { supplier, supplierCa, tls, hsts }: HostOptions = {}) {
  const problems = unusableProblems(configurationFile)
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'))
  const configuration = parseConfiguration(configurationFile)
  const headers = securityHeaders(configurationFile, configuration.endpointUrl, hsts)
  const proxy = supplier === undefined ? undefined : readProxy(supplier, configuration, supplierCa)
  return {
    'nginx.conf': nginxFile(headers, proxy, tls),
    _headers: headersFile(headers),
    _redirects: redirectsFile,
    'missing.txt': 'Not found\n',
  }
}

/** Writes the host files for the portal into a folder, and renews the files in the portal's own folder with its name. */
export async function writeHostFiles(portal: string, folder: string, options?: HostOptions): Promise<void> {
  const files = hostFiles(await readFile(join(portal, 'config/configuration.json'), 'utf8'), options)
  await mkdir(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  await writeInstallFiles(portal)
}

/**
 * The file `_headers`, as Netlify and Cloudflare Pages read it. These hosts join the values of all matching rules, so the
 * rule for everything must not set `Cache-Control`. Files without a rule are revalidated.
 */
function headersFile(headers: Readonly<Record<string, string>>): string {
  const rule = (path: string, values: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
  const revalidated = ['/', '/index.html', '/sw.js', '/theme.css', '/version.json', '/config/*']
  return `${[
    rule('/*', headers),
    rule('/assets/*', { 'Cache-Control': cacheControl('/assets/') }),
    ...revalidated.map((path) => rule(path, { 'Cache-Control': cacheControl(path) })),
  ].join('\n\n')}\n`
}

/** The file `_redirects`, as Netlify reads it: 404 for a missing file, the page for every other address. */
const redirectsFile = `/assets/* /missing.txt 404
/config/* /missing.txt 404
/* /index.html 200
`
